// The bar below the table: a person chooses what happens, who he is, and how the page draws it.
import { add } from './elements.js';
import { SCENARIOS } from './scenarios.js';

const BAR = {
  nl: {
    scenario: 'Wat gebeurt er?',
    start: 'Start',
    deal: 'Nieuw spel',
    on: 'Speel verder',
    stop: 'Stop',
    speed: 'Snelheid',
    me: 'U zit',
    cards: 'Kaarten',
    language: 'Taal',
    page: 'Pagina',
    seats: { '': 'vanzelf', S: 'Zuid', W: 'West', N: 'Noord', E: 'Oost', none: 'u kijkt' },
    diagrams: 'letters',
    pictures: 'plaatjes',
    newest: 'nieuw',
    old: 'oud (voor 2023)',
    hint: 'Kies wat er gebeurt en druk op Start. Of speel zelf: druk op een kaart of op de biedbox. Elke kaart mag, ook een verkeerde.',
    busy: 'Bezig: ',
    done: 'Klaar: ',
  },
  en: {
    scenario: 'What happens?',
    start: 'Start',
    deal: 'New deal',
    on: 'Play on',
    stop: 'Stop',
    speed: 'Speed',
    me: 'You are',
    cards: 'Cards',
    language: 'Language',
    page: 'Page',
    seats: { '': 'as it needs', S: 'South', W: 'West', N: 'North', E: 'East', none: 'watching' },
    diagrams: 'letters',
    pictures: 'pictures',
    newest: 'new',
    old: 'old (before 2023)',
    hint: 'Choose what happens and press Start. Or play: press a card or the bidding box. Any card will do, a wrong one too.',
    busy: 'Running: ',
    done: 'Done: ',
  },
};

/** A select with a label; `change(value)`. */
function choice(bar, label, name, options, value, change) {
  const select = add(add(bar, 'label', '', label), 'select');
  select.name = name;
  for (const [key, text] of Object.entries(options)) {
    const option = add(select, 'option', '', text);
    option.value = key;
    option.selected = key === value;
  }
  select.addEventListener('change', () => change(select.value));
  return select;
}

function button(bar, name, text, press) {
  const made = add(bar, 'button', '', text);
  made.name = name;
  made.addEventListener('click', press);
}

/**
 * Draws the bar. `wanted`: { scenario, speed, me, cards, language, page } as in the address; `act`: { start(name), deal(), on(), stop(),
 * speed(times), set(name, value) }. Gives `say(kind, name)`: what runs now, in words.
 */
export function drawControls(document, wanted, act) {
  const words = BAR[wanted.language] ?? BAR.en;
  const lang = wanted.language === 'nl' ? 'nl' : 'en';
  const titles = Object.fromEntries(SCENARIOS.map(({ name, title }) => [name, title[lang]]));
  const bar = add(document.body, 'div');
  bar.id = 'controls';
  bar.lang = lang;
  const chosen = choice(bar, words.scenario, 'scenario', titles, wanted.scenario, () => {});
  button(bar, 'start', words.start, () => act.start(chosen.value));
  button(bar, 'deal', words.deal, act.deal);
  button(bar, 'on', words.on, act.on);
  button(bar, 'stop', words.stop, act.stop);
  choice(bar, words.speed, 'speed', { 0.5: '½', 1: '1', 4: '4×', 20: '20×' }, wanted.speed, (speed) =>
    act.speed(Number(speed)),
  );
  for (const [name, label, options] of [
    ['me', words.me, words.seats],
    ['cards', words.cards, { diagrams: words.diagrams, pictures: words.pictures }],
    ['language', words.language, { nl: 'Nederlands', en: 'English', zz: 'Zazz' }],
    ['page', words.page, { newest: words.newest, old: words.old }],
  ])
    choice(bar, label, name, options, wanted[name], (value) => act.set(name, value));
  const output = add(bar, 'output', '', words.hint);
  return (kind, name) => {
    output.textContent = kind === null ? words.hint : words[kind] + titles[name];
    output.dataset.state = kind ?? '';
  };
}
