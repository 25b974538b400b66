import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/laws/catalogue';

describe('everyday words that players type', () => {
  it.each([
    ['alerteren', '40'],
    ['uitleg', '20'],
    ['denkpauze', '73'],
    ['te snel', '73'],
    ['verbinding weg', '12C2'],
    ['telefoon', '73A1'],
    ['toeschouwer', '76'],
    ['verkeerd bord', '15'],
    ['onklaar bord', '87'],
    ['te weinig kaarten', '13'],
    ['misklik', '25A'],
    ['voor de beurt geboden', '29'],
    ['onvoldoende bod', '27'],
    ['kaart gevallen tijdens het bieden', '24'],
  ])('"%s" leads to article %s', (word, id) => {
    expect(catalogue.filter(({ search }) => search.includes(word)).map((one) => one.id)).toContain(id);
  });
});

describe('laws that only have a title and one line', () => {
  it.each(['15', '22', '33', '34', '35', '76', '79', '80', '87', '90'])('say so: law %s', (id) => {
    const entries = catalogue.filter((one) => one.id === id || one.id.startsWith(`${id}A`));
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ workedOut }) => workedOut !== false)).toEqual([]);
  });
});
