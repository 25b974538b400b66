// The empty table: a page of our own, with the referee in it.
import browser from 'webextension-polyfill';
import type { TableEvent } from '../bridge/events';
import { SEATS } from '../bridge/types';
import { disclose } from '../disclose';
import { admit } from '../disclose/admit';
import { contextFrom, type PageFacts } from '../disclose/context';
import { NOTHING_DECLARED } from '../disclose/declared';
import type { ArticleId, Edition } from '../laws/law';
import { judge } from '../referee';
import { TablePage, type TablePorts } from '../ui/table/page';
import { articleCards } from './articles';
import { showSettings } from './settings-page';
import { tell } from './telling';

/** All that was entered is open to who entered it. */
const OPEN: PageFacts = {
  me: null,
  visible: SEATS,
  over: false,
  claimOpen: false,
  tournament: false,
  teaching: true,
};

function told(log: readonly TableEvent[], edition: Edition) {
  const context = contextFrom(OPEN, log, NOTHING_DECLARED);
  return tell(disclose(judge(admit('review', context), edition), 'review', context));
}

const open = (page: string) => void browser.tabs.create({ url: browser.runtime.getURL(page) });

void showSettings(browser, document, ({ settings, trouble, change }) => {
  const ports: TablePorts = {
    judge: told,
    articles: (ids, edition) => articleCards(ids, edition, undefined, settings.articleLink),
    // Asked for each time: a browser that refuses does so at the first touch.
    drawer: {
      getItem: (key) => window.sessionStorage.getItem(key),
      setItem: (key, value) => window.sessionStorage.setItem(key, value),
    },
    openLaws: (id: ArticleId | null) => open(`laws.html${id === null ? '' : `#${id}`}`),
    openOptions: () => void browser.runtime.openOptionsPage(),
    copy: (text) =>
      navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    change,
  };
  return <TablePage ports={ports} looks={settings} edition={settings.edition} trouble={trouble} />;
});
