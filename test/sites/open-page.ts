// Opens our own hand viewer in the document of a test.
import fs from 'node:fs';
import path from 'node:path';
import './without-layout';
import { start } from './bbo-handviewer/page/handviewer.js';

const HTML = fs.readFileSync(path.join(import.meta.dirname, 'bbo-handviewer/page/handviewer.html'), 'utf8');
const BODY = HTML.slice(HTML.indexOf('<body>') + '<body>'.length, HTML.indexOf('</body>'));

/** The page for an address's query, with handles to step it. */
export function openPage(search: string) {
  document.body.innerHTML = BODY;
  return start(document, search);
}
