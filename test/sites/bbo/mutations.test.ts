// @vitest-environment happy-dom
// Ten thousand random changes of the page: it is read, or said to be unreadable, and nothing else ever happens. Drawn anew it is read as before.
import { expect, it } from 'vitest';
import { disclose } from '../../../src/disclose';
import { contextFrom, factsOf } from '../../../src/disclose/context';
import { NOTHING_DECLARED } from '../../../src/disclose/declared';
import { judge } from '../../../src/referee';
import { bbo } from '../../../src/sites/bbo';
import { TIMES } from '../../../src/sites/bbo/times';
import { catchUp } from '../../../src/sites/catch-up';
import { nothingSeen, settle } from '../../../src/sites/settle';
import { type Snapshot, Unreadable } from '../../../src/sites/site';
import { type PlayedBoard, randomBoard, seeded } from '../../help/deals';
import { openTable } from './script';

const CHANGES = 10_000;
const PER_PAGE = 100;
const PER_LOOK = 20;
const board = Array.from({ length: 9 }, (_, seed) => randomBoard(seeded(seed + 1))).find(
  ({ contract }) => contract !== null,
) as PlayedBoard;

function change(elements: readonly HTMLElement[], random: () => number): void {
  const pick = (): HTMLElement => elements[Math.floor(random() * elements.length)] as HTMLElement;
  const one = pick();
  const texts = ['', '♥10', '7', 'Pass', '99', '♠', 'x'];
  switch (Math.floor(random() * 8)) {
    case 0:
      one.style.display = one.style.display === 'none' ? '' : 'none';
      break;
    case 1:
      if (one.children.length === 0) one.textContent = texts[Math.floor(random() * texts.length)] ?? '';
      break;
    case 2:
      one.style.zIndex = String(Math.floor(random() * 500));
      break;
    case 3:
      if (one.id === '') one.className = pick().className;
      break;
    case 4:
      one.style.backgroundColor = random() < 0.5 ? 'rgb(255, 206, 0)' : '';
      break;
    case 5:
      if (one.isConnected && one.children.length < 3) one.remove();
      break;
    case 6:
      if (one.children.length < 3) pick().appendChild(one.cloneNode(true));
      break;
    default:
      one.style.top = `${Math.floor(random() * 100)}px`;
  }
}

it('never throws anything but that it cannot read, accuses nobody, and reads on once the page is whole', async () => {
  const random = seeded(4);
  let read = 0;
  let unreadable = 0;
  for (let page = 0; page < CHANGES / PER_PAGE; page++) {
    const pictures = page % 4 === 0;
    const script = openTable({ me: page % 3 === 0 ? null : 'E', pictures, pace: 'machine', seed: page + 1 });
    script.table.arrive(board, board.calls.length, page % 52);
    const elements = [...document.querySelectorAll<HTMLElement>('#navDiv *')];
    const role = page % 3 === 0 ? 'kibitz' : 'playing';
    const whole = bbo.read(document);
    let memory = nothingSeen;
    let log: ReturnType<typeof catchUp>['events'] = [];
    for (let n = 0; n < PER_PAGE; n++) {
      change(elements, random);
      if (n % PER_LOOK !== 0) continue;
      let picture: Snapshot | null;
      try {
        picture = bbo.read(document);
      } catch (error) {
        expect(error).toBeInstanceOf(Unreadable);
        unreadable++;
        continue;
      }
      if (picture === null) continue;
      read++;
      const result = settle(memory, picture, n * 1000, TIMES);
      memory = result.memory;
      for (const one of result.settled) {
        const grown = catchUp(log, one);
        log = grown.fresh ? grown.events : [...log, ...grown.events];
      }
    }
    const told = disclose(
      judge(log),
      role,
      contextFrom(factsOf(whole as Snapshot), log, { ...NOTHING_DECLARED, spectator: true }),
    );
    expect(told.findings, `page ${page}`).toEqual([]);
    script.table.stop();
    openTable({ me: page % 3 === 0 ? null : 'E', pictures, pace: 'machine', seed: page + 1 }).table.arrive(
      board,
      board.calls.length,
      page % 52,
    );
    expect(bbo.read(document), `page ${page}, drawn anew`).toEqual(whole);
  }
  // The changes bite, and do not break everything.
  expect(read).toBeGreaterThan(50);
  expect(unreadable).toBeGreaterThan(50);
}, 300_000);
