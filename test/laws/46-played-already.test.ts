import { describe, expect, it } from 'vitest';
import type { Edition } from '../../src/laws/law';
import { fill } from '../../src/text';
import { judged, logs, rulingOf } from '../help/rulings';

const FOLLOWS = 'contract 3NT S; trick 9 lead W; hand N ♠75 ♥B4 ♣4; play W.♥6';
const LEADS = 'contract 3NT S; trick 9 lead N; hand N ♠75 ♥B4 ♣4';
const FOURTH = 'contract 3NT S; trick 9 lead E; hand N ♠5 ♦AV62; play E.♦5 S.♦3 W.♦B';

describe('what dummy played already', () => {
  const said = (text: string, edition: Edition = '2017') => {
    const { say, settled } = rulingOf(judged(logs(text), edition), 'designation', 46)!;
    return [fill(say, 'nl').replace(/^.*speelde /, ''), settled];
  };

  it('is right where the words tell one card', () => {
    expect(said(`${FOLLOWS}; designates low; play N.♥4`)).toEqual(['♥4. Dat klopt.', true]);
  });

  it('where somebody had to choose, is right only if he chose it', () => {
    expect(said(`${FOLLOWS}; designates card ♥H; play N.♥4`)).toEqual([
      '♥4. Dat klopt als de leider die kaart koos.',
      true,
    ]);
    expect(said(`${LEADS}; designates any; play N.♠7`)).toEqual([
      '♠7. Dat klopt als een tegenspeler die kaart aanwees.',
      true,
    ]);
  });

  it('is for the director where he had to say what was meant', () => {
    const judges = (card: string) => `${card}. Of dat klopt, beoordeelt de WL.`;
    expect(said(`${LEADS}; designates low; play N.♠5`)).toEqual([judges('♠5'), false]);
    expect(said(`${FOURTH}; designates high; play N.♦V`, '1997')).toEqual([judges('♦V'), false]);
    expect(said(`${FOURTH}; designates high; play N.♦A`)).toEqual([judges('♦A'), false]);
  });
});
