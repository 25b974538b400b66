// One board on the page: table, ways through it, auction, laws, and what the record says in words.
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../bridge/types';
import type { ArticleId, Edition } from '../../laws/law';
import type { Document } from '../../review/document';
import { isMarked, stopOf } from '../../review/document';
import { holesIn } from '../../review/holes';
import { type Moment, momentOf } from '../../review/moment';
import { leads, moved } from '../../review/moving';
import { type Move, playedBack, playedOn, said, toRecord, type Walk, whatIf, withHands } from '../../review/walk';
import type { Lang, Say } from '../../text';
import type { ArticleCard, CardActions } from '../overlay/view';
import { Words } from '../overlay/words';
import { Auction } from './auction';
import { LawsPart } from './laws-part';
import { boardName, lastMoment, whereSaid } from './said';
import { Stepping } from './stepping';
import * as words from './strings';
import { Table } from './table';
import { Tricks } from './tricks';
import { useTurns } from './use-turns';
import { articlesIn, viewOf } from './view-of';
import { WhatIf } from './what-if';

export interface BoardProps {
  document: Document;
  walk: Walk;
  edition: Edition;
  lang: Lang;
  change(walk: Walk): void;
  articles(ids: readonly ArticleId[]): readonly ArticleCard[];
  /** What the cards of the laws ask for that has nothing to do with this board. */
  actions: Omit<CardActions, 'choose' | 'takeBack' | 'answer'>;
}

function Holes({ says, lang }: { says: readonly Say[]; lang: Lang }) {
  if (says.length === 0) return null;
  return (
    <section class="holes">
      <h2>{words.HOLES[lang]}</h2>
      {says.map((say, i) => (
        <p key={i}>
          <Words say={say} lang={lang} />
        </p>
      ))}
    </section>
  );
}

/** Ids of the events that came with the last step, and of those about which it told something. */
function here(document: Document, { stop }: Walk, told: Moment['told'], edition: Edition): ReadonlySet<string> {
  const from = stop === 0 ? 0 : document.stops[stop - 1];
  const shown = document.game.events.slice(from, document.stops[stop]).map(({ id }) => id);
  const found = [...told.findings, ...told.occasions].map(({ irregularity }) => irregularity.at);
  return new Set([...shown, ...found.filter((at) => document.toldAt(at, edition) === stop)]);
}

/** What stands beside the table. `go`: to a stop. */
function Beside(props: BoardProps & { moment: Moment; go(stop: number): void }) {
  const { document, walk, edition, lang, change, articles, moment, go } = props;
  const holes = useMemo(() => holesIn(document.game), [document]);
  const view = viewOf(moment, edition, articles(articlesIn(moment)));
  const goTo = (at: string) => {
    const stop = document.toldAt(at, edition) ?? stopOf(document, at);
    if (stop !== null) go(stop);
  };
  const actions: CardActions = {
    ...props.actions,
    choose: (finding, ruling, option) =>
      change(
        said(document, walk, {
          type: 'ruled',
          finding,
          option: option.id,
          effects: [...ruling.effects, ...option.effects],
        }),
      ),
    takeBack: (at) => change(said(document, walk, { type: 'unruled', ruled: at })),
    // An empty answer is "not known": the ruling shows its branches again.
    answer: (question, value) => change(said(document, walk, { type: 'answer', question, value: value ?? '' })),
  };
  return (
    <div class="right">
      <WhatIf
        moment={moment}
        lang={lang}
        play={(seat, card) => change(playedOn(document, walk, seat, card))}
        takeBack={() => change(playedBack(document, walk))}
        toRecord={() => change(toRecord(walk))}
      />
      <LawsPart
        view={view}
        lang={lang}
        actions={actions}
        here={here(document, walk, moment.told, edition)}
        marked={(at) => isMarked(document, at)}
        asked={walk.asked}
        go={goTo}
        whatIf={(at) => change(whatIf(document, walk, at))}
      />
      <Auction shown={moment.shown} board={moment.table.board} lang={lang} />
      <Holes says={holes} lang={lang} />
      <Tricks table={moment.table} lang={lang} go={goTo} />
    </div>
  );
}

export function Board(props: BoardProps) {
  const { document, walk, edition, lang, change } = props;
  const moment: Moment = useMemo(() => momentOf(document, walk, edition), [document, walk, edition]);
  const turns = useTurns(1);
  const go = (move: Move) => change(moved(document, walk, move, edition));
  const where = whereSaid(lastMoment(moment.shown), moment.table.tricks.length);
  return (
    <div class="board-view">
      <div class="left">
        <Table
          moment={moment}
          walk={walk}
          lang={lang}
          name={boardName(document.game, lang)}
          hide={(seat: Seat, hidden) => change(withHands(walk, seat, hidden))}
        />
        <Stepping
          stop={walk.stop}
          stops={document.stops.length}
          where={where}
          turn={moment.table.phase === 'over' ? null : moment.table.turn}
          lang={lang}
          able={(move) => leads(document, walk, move, edition, moment)}
          go={go}
        />
        {moment.comments.length > 0 && (
          <section class="comments">
            <h2>{words.COMMENTS[lang]}</h2>
            {moment.comments.map(({ text }, i) => (
              <p key={i}>{text}</p>
            ))}
          </section>
        )}
      </div>
      {turns > 0 ? <Beside {...props} moment={moment} go={(to) => go({ to })} /> : <div class="right" />}
    </div>
  );
}
