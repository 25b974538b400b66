// The choices that the law gives, with who has them; each can be recorded and taken back.
import type { Contract, Seat } from '../../bridge/types';
import { partner } from '../../bridge/types';
import type { Option } from '../../laws/law';
import { type Lang, seatName } from '../../text';
import { Chosen } from './choices';
import { byChooser, cardsToAdd } from './offered';
import * as words from './strings';
import { Words } from './words';

/** "Leider Zuid", "Oost", "Oost en West". */
export function who(seats: readonly Seat[], contract: Contract | null, lang: Lang): string {
  const names = seats.map((seat) => {
    if (contract?.declarer === seat) return `${words.DECLARER[lang]} ${seatName(seat, lang)}`;
    if (contract !== null && partner(contract.declarer) === seat) return `${words.DUMMY[lang]} ${seatName(seat, lang)}`;
    return seatName(seat, lang);
  });
  return names.join(lang === 'nl' ? ' of ' : ' or ');
}

/** "Leider Zuid kiest:" */
export const heading = (chooser: Option['chooser'], contract: Contract | null, lang: Lang): string =>
  chooser === 'director' ? words.DIRECTOR_CHOOSES[lang] : `${who(chooser, contract, lang)} ${words.CHOOSES[lang]}`;

function OptionLine(props: { option: Option; chosen: boolean; lang: Lang; press(): void }) {
  const { option, chosen, lang, press } = props;
  const added = cardsToAdd(option);
  return (
    <li class={chosen ? 'option chosen' : 'option'}>
      <p>
        {chosen && <Chosen lang={lang} />}
        <Words say={option.say} lang={lang} />
        {added !== null && ' '}
        {added !== null && <Words say={added} lang={lang} />}
        {option.idle && <i> ({words.IDLE[lang]})</i>}
      </p>
      <button type="button" class="choose" onClick={press}>
        {(chosen ? words.TAKE_BACK : words.CHOOSE)[lang]}
      </button>
    </li>
  );
}

/** `chosen`: where each option that was chosen is recorded, by its id. */
export function Options(props: {
  options: readonly Option[];
  chosen: ReadonlyMap<string, string>;
  contract: Contract | null;
  lang: Lang;
  choose(option: Option): void;
  takeBack(at: string): void;
}) {
  const { options, chosen, contract, lang, choose, takeBack } = props;
  return byChooser(options).map((group) => (
    <div class="options" key={group.options[0]?.id}>
      <h3>{heading(group.chooser, contract, lang)}</h3>
      <ul>
        {group.options.map((option) => {
          const at = chosen.get(option.id);
          return (
            <OptionLine
              key={option.id}
              option={option}
              chosen={at !== undefined}
              lang={lang}
              press={() => (at === undefined ? choose(option) : takeBack(at))}
            />
          );
        })}
      </ul>
    </div>
  ));
}
