// A text that was put on the clipboard, or that the user can copy himself; always there to be read.
import type { Lang, Text } from '../../text';
import * as words from './strings';

export function Copied(props: { text: string; copied: boolean; name: Text; lang: Lang }) {
  const { text, copied, name, lang } = props;
  return (
    <>
      <p role="status">{copied ? words.COPIED[lang] : words.NOT_COPIED[lang]}</p>
      <textarea
        readOnly
        rows={6}
        aria-label={name[lang]}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  );
}
