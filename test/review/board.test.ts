// One board in the review page: packed and back, as a link, its stops, what is told at each, a choice and a line of one's own, and what is missing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/bridge/types';
import type { Game } from '../../src/records/game';
import { readRecord } from '../../src/records/index';
import { boardInLink, fromAddress, toAddress } from '../../src/review/address';
import { isMarked, openBoard } from '../../src/review/document';
import { holesIn } from '../../src/review/holes';
import { momentOf } from '../../src/review/moment';
import { packGame, unpackGame } from '../../src/review/pack';
import { movedTo, playedBack, playedOn, START, said, target, toRecord, type Walk, whatIf } from '../../src/review/walk';
import { Work } from '../../src/review/work';
import { fill } from '../../src/text';
import { randomBoard, seeded } from '../help/deals';
import { linOf } from '../help/write-lin';
import { pbnOf } from '../help/write-pbn';

const DEAL = '[Deal "N:T874.T943.K98.64 3.AKJ.J765.AK985 KQ962.65.T3.QT72 AJ5.Q872.AQ42.J3"]';
const PLAY = '[Play "N"]\nS4 S3 SQ SA\nH3 HJ H5 H2\nH4 HA ^R C2 H7\n*\n';
const REVOKE = `[Board "7"]\n[Dealer "N"]\n[Vulnerable "None"]\n${DEAL}\n[Declarer "W"]\n[Contract "3NT"]\n[Auction "N"]\nPass 1C 1S X\n3S X =1= Pass 3NT\nPass Pass Pass\n[Note "1:strength"]\n${PLAY}{ the end }\n`;

function gameOf(text: string): Game {
  const [game] = readRecord(text);
  if (game === undefined) throw new Error('no board');
  return game;
}
const revoke = gameOf(REVOKE);

describe('packed', () => {
  test('and back it is the same, whatever was dealt, bid and played', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, asLin) => {
        const rng = seeded(seed);
        const board = randomBoard(rng);
        const game = gameOf(asLin ? linOf(board, rng) : pbnOf(board, rng));
        expect(unpackGame(packGame(game))).toEqual(game);
      }),
      { numRuns: 60 },
    );
    expect(unpackGame(packGame(revoke))).toEqual(revoke);
    expect(packGame(revoke).length).toBeLessThan(1200);
  });
  test('nothing that is no board comes out, and nothing throws', () => {
    const packed = packGame(revoke);
    for (const text of [
      '',
      'x',
      '[]',
      '[1]',
      packed.slice(0, -4),
      packed.replace('"NS4', '"QS4'),
      packed.replace('3NT', '9'),
      packed.replace('"type":"call"', '"type":"ruled"'),
      packed.replace('{"type":"call"', '1e999,{"type":"call"'),
      packed.replace('{"type":"call"', '-1,{"type":"call"'),
    ])
      if (text !== packed)
        expect([text.slice(0, 20), unpackGame(text) === null || text.includes('3NT')]).toEqual([
          text.slice(0, 20),
          true,
        ]);
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(unpackGame(text)).toBeNull();
      }),
    );
  });
});

describe('a link', () => {
  test('opens the same board at the same place with the same hands closed', () => {
    const place = fromAddress(toAddress(boardInLink(revoke), 12, ['W', 'E']));
    expect(place).toEqual({ game: revoke, stop: 12, hidden: ['E', 'W'] });
  });
  test('that is far longer than any board is not even unpacked', () => {
    const block = Buffer.from([0, 0, 0, 0xff, 0xff]);
    const behind = (blocks: number) =>
      `#b=${Buffer.concat([...Array<Buffer>(blocks).fill(block), Buffer.from(boardInLink(revoke), 'base64url')]).toString('base64url')}`;
    expect(fromAddress(behind(10))).toMatchObject({ game: revoke });
    expect(fromAddress(behind(100_000))).toBe('broken');
  });
  test('that is cut off or changed is broken; one without a board is none', () => {
    const link = toAddress(boardInLink(revoke), 3, []);
    expect(fromAddress(link.replace('#b=', '#b=AAAA'))).toBe('broken');
    expect(fromAddress(`#b=${boardInLink(revoke).slice(0, 60)}`)).toBe('broken');
    expect(fromAddress('')).toBeNull();
    expect(fromAddress('#s=4')).toBeNull();
  });
});

describe('stops', () => {
  const document = openBoard(revoke);
  test('the ways to a finding lead to where it is told, also where only the next card tells', () => {
    // North leads ♥J and holds ♠J too: after East's spade it may be the lead that was written down wrongly, after South's heart it is not.
    const cards = ['D5', 'DA', 'D4', 'D3', 'S2', 'SK', 'SA', 'S3', 'HJ', 'S4', 'H4', 'HA', 'DK', 'D7', 'D6', 'D2'];
    const deal = 'md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|sv|n|mb|1H|mb|p|mb|p|mb|p|';
    const late = openBoard(gameOf(`qx|o1|${deal}${cards.map((card) => `pc|${card}|`).join('')}`));
    const [finding] = late.whole('2017').findings;
    if (finding === undefined) throw new Error('nothing found');
    const { at } = finding.irregularity;
    const shown = late.stops.findIndex((count) => count > late.game.events.findIndex(({ id }) => id === at));
    const stop = target(late, 0, 'findingNext', '2017');
    expect([stop, late.toldAt(at, '2017')]).toEqual([shown + 1, stop]);
    const told = (place: number) => momentOf(late, { ...START, stop: place }, '2017').told.findings.map(({ id }) => id);
    expect([told(shown), told(stop)]).toEqual([[], [finding.id]]);
    expect(late.toldAt('r0', '2017')).toBeNull();
  });
  test('the deal, each call, each card; whole tricks and findings by themselves', () => {
    const calls = revoke.events.filter(({ type }) => type === 'call').length;
    // The deal, eleven calls, twelve cards, and where the record stops.
    expect([calls, document.stops.length]).toEqual([11, 1 + 11 + 12 + 1]);
    expect(document.rests).toEqual([0, 11, 15, 19, 23, 24]);
    expect(target(document, 0, 'findingNext', '2017')).toBe(21);
    expect(target(document, 24, 'findingBack', '2017')).toBe(21);
    expect(target(document, 5, { to: 99 }, '2017')).toBe(24);
  });
  test('nothing is told before it is shown', () => {
    for (let stop = 0; stop < document.stops.length; stop++) {
      const { told } = momentOf(document, { ...START, stop }, '2017');
      expect([stop, told.findings.length]).toEqual([stop, stop >= 21 ? 1 : 0]);
    }
  });
  test('a closed hand shows no cards and nothing that follows from them', () => {
    const { table, told } = momentOf(document, { ...START, stop: 22, hidden: ['S'] }, '2017');
    expect(Object.keys(table.hands).sort()).toEqual(['E', 'N', 'W']);
    expect(JSON.stringify(told.findings)).not.toContain('H6');
  });
  test('comments and notes come where they stand', () => {
    const at = (stop: number) => momentOf(document, { ...START, stop }, '2017');
    expect(at(23).comments.map(({ text }) => text)).toEqual(['the end']);
    expect(at(22).comments).toEqual([]);
    expect(at(24).notes.map(({ code }) => code)).toEqual(['record-stops']);
  });
});

describe('what if', () => {
  const document = openBoard(revoke);
  const at = revoke.events.find((event) => event.type === 'play' && event.mark === 'revoke')?.id ?? '';
  const asked = whatIf(document, { ...START, stop: 24 }, at);

  test('asked of a card that the record marks, it is judged as if it had just been seen', () => {
    expect(isMarked(document, at)).toBe(true);
    expect(isMarked(document, 'r12')).toBe(false);
    expect(asked.stop).toBe(21);
    const laws = (walk: Walk) => momentOf(document, walk, '2017').told.findings.map(({ rulings }) => rulings[0]?.law);
    expect(laws({ ...asked, asked: null })).toEqual([64]);
    expect(laws(asked)).toEqual([62]);
    // One step away, where nothing was chosen, it is the record again.
    expect(movedTo(asked, 22).asked).toBeNull();
  });
  test('a choice shows what each seat could then play, and the way back', () => {
    const { told } = momentOf(document, asked, '2017');
    const [finding] = told.findings;
    const [ruling] = finding?.rulings ?? [];
    const [option] = ruling?.options ?? [];
    if (finding === undefined || ruling === undefined || option === undefined) throw new Error('nothing to choose');
    const effects = [...ruling.effects, ...option.effects];
    const chosen = said(document, asked, { type: 'ruled', finding: finding.id, option: option.id, effects });
    const { branch, table, told: now } = momentOf(document, chosen, '2017');
    expect(now.choices).toHaveLength(1);
    expect(table.turn).toBe('S');
    expect(branch?.legal.S?.cards).toEqual(['H6', 'H5'].filter((card) => table.hands.S?.includes(card as Card)));
    expect(branch).toMatchObject({ open: false, next: { seat: 'W', card: 'H7' } });
    expect(movedTo(chosen, 20).asked).toBe(at);
    expect(momentOf(document, toRecord(chosen), '2017').branch).toBeNull();
  });
  test('what the choice forbids cannot be followed on in the record', () => {
    const north = { type: 'lead', seat: 'N', suits: ['H'], must: false, until: 'nextLead' } as const;
    const chosen = said(
      document,
      { ...START, stop: 15 },
      {
        type: 'ruled',
        finding: 'x',
        option: 'y',
        effects: [{ type: 'restrict', restriction: { ...north, seat: 'W' } }],
      },
    );
    const { branch, table } = momentOf(document, chosen, '2017');
    expect(table.turn).toBe('W');
    expect(branch?.next).toMatchObject({ seat: 'W', card: 'H2' });
    expect(branch?.open).toBe(false);
    expect(branch?.legal.W?.cards.some((card) => card[0] === 'H')).toBe(false);
    // Another card than the record's begins a line of one's own; it can be taken back.
    const on = playedOn(document, chosen, 'W', 'CJ');
    expect(momentOf(document, on, '2017').table.tricks.at(-1)?.plays[0]?.card).toBe('CJ');
    expect(momentOf(document, on, '2017').branch).toMatchObject({ own: 1, open: false });
    expect(playedBack(document, on)).toEqual(chosen);
  });
});

describe('holes, in words', () => {
  const said = (text: string) => holesIn(gameOf(text)).map((say) => fill(say, 'nl'));
  test.each([
    [`[Board "1"]\n${DEAL}\n`, ['Dit verslag geeft alleen de handen. Er is niet geboden en niet gespeeld.']],
    [
      '[Board "1"]\n[Deal "N:AK.Q.. 5... - -"]\n',
      ['ontbreekt de hand van Zuid en West', 'Van Noord en Oost staat maar een deel', 'alleen de handen'],
    ],
    ['[Board "1"]\n[Deal "N:AK... QJ... T9... 87..."]\n', ['eindspel: elke hand heeft 2 kaarten', 'alleen de handen']],
    [
      `[Board "1"]\n${DEAL}\n[Contract "3NT"]\n[Declarer "W"]\n[Play "N"]\nS4 - - -\n*\n`,
      ['Het bieden staat niet', 'alleen de uitkomst'],
    ],
    [REVOKE, ['Er zijn 12 kaarten gespeeld. Daar stopt het verslag.']],
    ['[Board "1"]\n[Auction "N"]\n1NT AP\n', ['De handen staan niet', 'Het spelen staat niet']],
  ])('%#', (text, parts) => {
    const lines = said(text);
    expect(lines).toHaveLength(parts.length);
    parts.forEach((part, i) => {
      expect(lines[i]).toContain(part);
    });
  });
});

test('both rooms of a match find each other, written side by side or one after the other', () => {
  const deal = 'md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|mb|pppp|';
  const work = new Work();
  for (const game of readRecord(['o1', 'c1', 'o2', 'o3', 'c2', 'c3', 'o4'].map((qx) => `qx|${qx}|${deal}`).join('')))
    work.add('match.lin', game);
  expect([0, 1, 2, 5, 6].map((place) => work.rooms(place))).toEqual([[0, 1], [0, 1], [2, 4], [3, 5], []]);
  expect(work.find('match 3')).toEqual([3, 5]);
});
