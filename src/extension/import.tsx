// The page where users keep their own copy of the law book. Opened from the options page.
import browser from 'webextension-polyfill';
import { ImportPage, type ImportPorts } from '../ui/import/page';
import { textOfFile } from './import-file';
import { removeBook, saveUnits, storedBooks, UNREADABLE } from './law-texts';
import { showSettings } from './settings-page';

const area = browser.storage.local;
const ports: ImportPorts = {
  readFile: textOfFile,
  // A document that belongs to no window: no script of it runs, nothing it names is loaded.
  parse: (html) => new DOMParser().parseFromString(html, 'text/html').documentElement,
  books: () => storedBooks(area),
  save: ({ edition, lang, units, source }) => saveUnits(area, { edition, lang }, units, { source, saved: Date.now() }),
  remove: (edition, lang) => removeBook(area, edition, lang),
  refused: UNREADABLE,
};

void showSettings(browser, document, ({ settings }) => <ImportPage lang={settings.lang} ports={ports} />);
