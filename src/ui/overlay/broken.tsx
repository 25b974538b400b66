// What stands there when drawing failed: the one thing that cannot fail too.
import type { Lang } from '../../text';
import { READING_MORE } from './strings';

export const Broken = ({ lang }: { lang: Lang }) => (
  <div class="overlay auto" lang={lang}>
    <p class="broken-note" role="status">
      {READING_MORE.broken[lang]}
    </p>
  </div>
);
