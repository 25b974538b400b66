// The style of the law index, on its own page and inside the panel; colours come from around it. Sizes in em: rem is the page's inside the panel.
import { termStyles } from './prose';

export const css = `
.laws { font-size: 1em; overflow-wrap: anywhere; hyphens: auto; }
.laws p, .laws h1, .laws h2, .laws .heading { margin: 0; }
.laws ul, .laws ol { list-style: none; margin: 0; padding: 0; }
.laws li + li { margin-top: 0; }
.laws h1 { margin: 0.5em 0 0.2em; font-size: 1.35em; line-height: 1.3; }
.laws h2, .laws .heading { margin-top: 1em; font-size: 1.08em; line-height: 1.35; font-weight: 700; }
.laws h1:focus { outline: none; }
.laws .hint { color: var(--soft); }
.laws .notice { margin: 0.6em 0; padding: 0.4em 0.7em; border: 2px solid var(--line); border-radius: 0.4em; background: var(--shade); }
.laws .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.laws .top, .laws .tools, .laws .ways, .laws .crumbs, .laws .steps { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3em 0.6em; }
.laws .top { justify-content: space-between; }
.laws .top .name { font-weight: 700; }
.laws .buttons { display: flex; flex-wrap: wrap; gap: 0.35em; }
.laws .steps { justify-content: space-between; margin-top: 1em; padding-top: 0.4em; border-top: 2px solid var(--line); }
.laws label { display: block; margin-top: 0.6em; font-weight: 700; }
.laws .box { display: flex; gap: 0.35em; margin: 0.2em 0; }
.laws .box input { flex: 1 1 0; min-width: 0; min-height: 48px; box-sizing: border-box; padding: 0.2em 0.6em; font: inherit; color: var(--ink); background: var(--paper); border: 2px solid var(--line); border-radius: 0.4em; }
.laws .box input::-webkit-search-cancel-button { display: none; }
.laws .go { display: inline-flex; align-items: center; box-sizing: border-box; min-height: 44px; min-width: 44px; padding: 0.15em 0; border: 0; border-radius: 0; background: none; color: var(--link); text-align: left; text-decoration: underline; text-underline-offset: 0.15em; }
.laws .go > b { margin-right: 0.4em; }
.laws .titled { display: flex; width: 100%; align-items: baseline; padding: 0.5em 0; }
.laws .crumbs .titled { width: auto; }
.laws .crumbs > span { color: var(--soft); }
.laws .crumbs .titled + .titled::before { content: '›'; margin-right: 0.5em; color: var(--soft); display: inline-block; }
.laws .ways .go + .go { margin-left: 0.4em; }
.laws .topics { display: flex; flex-wrap: wrap; gap: 0.4em; margin-top: 0.4em; }
.laws .chip { padding: 0.2em 0.8em; border: 2px solid var(--line); border-radius: 1.4em; text-decoration: none; background: var(--paper); }
.laws .chip:hover, .laws .result:hover, .laws .fold:hover { background: var(--shade); }
.laws .count { margin-top: 0.6em; color: var(--soft); }
.laws .results > li { border-top: 1px solid var(--line); }
.laws .result { display: block; width: 100%; box-sizing: border-box; padding: 0.5em 0.3em; border: 0; border-radius: 0; background: none; color: var(--ink); text-align: left; text-decoration: none; }
.laws .result-title, .laws .result-text { display: block; }
.laws .result-title { color: var(--link); text-decoration: underline; text-underline-offset: 0.15em; }
.laws .term-card { margin: 0.6em 0; padding: 0.2em 0.8em 0.5em; border: 2px solid var(--line); border-left-width: 8px; border-radius: 0.4em; }
.laws .term-card > .heading { margin-top: 0.3em; }
.laws .term-card p { margin-top: 0.3em; }
.laws .az { columns: 14em; margin-top: 0.5em; }
.laws .summary-text { margin-top: 0.5em; }
.laws .example { margin-top: 0.7em; padding: 0.1em 0.8em 0.5em; border-left: 6px solid var(--line); background: var(--shade); }
.laws .example > .heading { margin-top: 0.3em; font-size: 1em; }
.laws .tools { margin-top: 0.6em; }
.laws .fold { display: flex; gap: 0.5em; width: 100%; min-height: 44px; align-items: baseline; box-sizing: border-box; padding: 0.5em 0.2em; border: 0; border-radius: 0; background: none; color: var(--link); font-weight: 400; text-align: left; }
.laws .fold > span { text-decoration: underline; text-underline-offset: 0.15em; }
.laws .fold::before { content: '▸'; flex: none; }
.laws .fold[aria-expanded='true']::before { content: '▾'; }
.laws .inside { margin: 0 0 0.8em min(0.4em, 8px); padding: 0.1em 0 0.3em min(0.8em, 12px); border-left: 4px solid var(--line); }
/* Deep down the room would run out: only the line goes on. */
.laws .inside.flat { margin-left: 0; padding-left: 6px; border-left-style: dashed; }
.laws .cycle { padding: 0.5em 0.2em; }
.laws .lines li { padding: 0.1em 0; }
.laws .links { display: flex; flex-direction: column; align-items: flex-start; margin-top: 0.8em; }
.laws .official { margin-top: 0.6em; padding: 0 0.8em; border: 2px dashed var(--line); border-radius: 0.4em; }
.laws .passage p { margin-top: 0.4em; }
.laws .passage .item { padding-left: 1em; }
.laws .keys { margin: 0.6em 0; padding: 0.4em 0.8em 0.6em; border: 2px solid var(--line); border-radius: 0.4em; }
.laws .keys dl { margin: 0.3em 0; }
.laws .keys dt { font-weight: 700; margin-top: 0.4em; }
.laws .keys dd { margin: 0; }
${termStyles}
.laws .card { white-space: nowrap; font-weight: 700; }
.laws .red { color: var(--red); }
@media (forced-colors: active) { .laws .red { color: CanvasText; } }
@media print {
  .laws search, .laws .top, .laws .ways, .laws .tools, .laws .steps, .laws .crumbs, .laws .shut { display: none; }
  .laws { color: #000; background: #fff; }
  .laws .fold::before { content: none; }
  .laws .example, .laws .term-card, .laws .results > li { break-inside: avoid; }
}
`;
