import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/records/index';
import { brief, noteCodes } from '../help/brief';

const read = (text: string) => [...readRecord(text, 'a.pbn')];
const SUIT = 'AKQJT98765432';
/** Everybody holds one suit: North spades, East hearts, South diamonds, West clubs. */
const DEAL = `[Deal "N:${SUIT}... .${SUIT}.. ..${SUIT}. ...${SUIT}"]`;
const AUCTION = '[Dealer "S"][Auction "S"]\n1NT AP\n';

describe('the play', () => {
  const start = DEAL + AUCTION;
  const plays: [what: string, text: string, events: string, notes: string][] = [
    [
      'columns of the leader',
      '[Play "W"]\nCA SA HA DA\nCK SK HK DK',
      'W.CA N.SA E.HA S.DA W.CK N.SK E.HK S.DK cutOff',
      'record-stops@5',
    ],
    [
      'columns of another seat: order of play follows the leader',
      '[Play "N"]\nSA HA DA CA\nSK HK DK CK',
      'W.CA N.SA E.HA S.DA W.CK N.SK E.HK S.DK cutOff',
      'record-stops@5',
    ],
    [
      'a row in order of play, not by column',
      '[Play "N"]\nCA SA HA DA',
      'W.CA N.SA E.HA S.DA cutOff',
      'record-stops@4',
    ],
    [
      'cards that no order explains stay in their columns',
      '[Play "W"]\nCA CK HA DA',
      'W.CA N.CK E.HA S.DA cutOff',
      'record-stops@4',
    ],
    ['opening lead only', '[Play "W"]CA', 'W.CA cutOff', 'trick-unfinished@3'],
    ['opening lead of declarer instead, in its column', '[Play "S"]\nDA - - -', '>S.DA cutOff', 'trick-unfinished@4'],
    [
      'a short last row',
      '[Play "W"]\nCA SA HA DA\nCK SK',
      'W.CA N.SA E.HA S.DA W.CK N.SK cutOff',
      'trick-unfinished@5',
    ],
    ['dashes to the end', '[Play "W"]\nCA SA - -\n- - - -\n- - - -', 'W.CA N.SA cutOff', 'trick-unfinished@4'],
    ['a star', '[Play "W"]\nCA *\nSA', 'W.CA cutOff', 'trick-unfinished@4'],
    [
      'a card to come',
      '[Play "W"]\nCA SA HA DA\n+ SK - -',
      'W.CA N.SA E.HA S.DA gap-play1W N.SK cutOff',
      'trick-unfinished@5',
    ],
    ['lower case and 10', '[Play "W"]\nc10 sa h2 d3', 'W.CT N.SA E.H2 S.D3 cutOff', 'record-stops@4'],
    [
      'suffixes, notes and comments',
      '[Play "W"]\nCA {A}! $14 =1= SA?? HA ;end\nDA',
      'W.CA N.SA E.HA S.DA cutOff',
      'record-stops@5',
    ],
    [
      'a card missing before others',
      '[Play "W"]\nCA - HA DA\nCK SK HK DK',
      'W.CA gap-play1N E.HA S.DA W.CK N.SK E.HK S.DK cutOff',
      'play-garbled@4 record-stops@5',
    ],
    [
      'a row missing',
      '[Play "W"]\nCA SA HA DA\n- - - -\nCK SK HK DK',
      'W.CA N.SA E.HA S.DA gap-play4 W.CK N.SK E.HK S.DK cutOff',
      'play-garbled@5 record-stops@6',
    ],
    [
      'what is no card leaves a gap',
      '[Play "W"]\nCA ZZ HA DA',
      'W.CA gap-play1N E.HA S.DA cutOff',
      'bad-card@4 record-stops@4',
    ],
    ['nothing but such', '[Play "W"]\nC1 KT', 'gap-play4 cutOff', 'bad-card@4 trick-unfinished@4'],
    ['an established revoke', '[Play "W"]\nCA ^R SA HA DA', 'W.CA ^RN.SA E.HA S.DA cutOff', 'record-stops@4'],
    [
      'a lead out of turn that was accepted',
      '[Play "W"]\nCA SA HA DA\nCK SK ^L HK DK',
      'W.CA N.SA E.HA S.DA ^L>E.HK S.DK W.CK N.SK cutOff',
      'record-stops@5',
    ],
    [
      'both marks: a lead is no revoke',
      '[Play "W"]\n^R ^L CA SA HA DA',
      '^LW.CA N.SA E.HA S.DA cutOff',
      'record-stops@4',
    ],
  ];
  test.each(plays)('%s', (_what, text, events, notes) => {
    const [game] = read(start + text);
    expect(brief(game, 'play', 'gap', 'end')).toBe(events);
    expect(noteCodes(game)).toBe(notes);
  });

  const rows = [...SUIT].map((rank) => `C${rank} S${rank} H${rank} D${rank}`).join('\n');
  test.each([
    ['0', ''],
    ['EW 13 NS 0', ''],
    ['EW 13', ''],
    ['^3', ''],
    ['', ''],
    ['3', 'result-differs@1'],
    ['NS 3', 'result-differs@1'],
    ['EW 9', 'result-differs@1'],
  ])('Result %j against 52 cards', (result, notes) => {
    const [game] = read(`[Result "${result}"]${start}[Play "W"]\n${rows}`);
    expect(brief(game, 'end')).toBe('played');
    expect(noteCodes(game)).toBe(notes);
  });

  test('an end position: the denomination and the leader are all there is', () => {
    const text = '[Deal "N:32... .32.. ..32. ...32"][Contract "S"][Play "W"]\nC2 S2 H2 D2\nC3 S3 H3 D3';
    expect(brief(read(text)[0], 'play', 'gap', 'end')).toBe('>W.C2 N.S2 E.H2 S.D2 >N.S3 E.H3 S.D3 W.C3 played');
  });

  test('where trumps are not known, what follows the first trick stays untold', () => {
    expect(brief(read(`${DEAL}[Play "W"]\nC2 S2 H2 D2\nC3 S3 H3 D3`)[0], 'play', 'gap')).toBe(
      '>W.C2 N.S2 E.H2 S.D2 gap-play4',
    );
  });

  test('a play without deal goes by its columns', () => {
    expect(brief(read(`${AUCTION}[Play "W"]\nCA C2 C3 C4\nSA S2 S3 S4`)[0], 'play', 'gap')).toBe(
      'W.CA N.C2 E.C3 S.C4 W.SA N.S2 E.S3 S.S4',
    );
  });
});
