// The overlay's own style, inside its shadow root. Sizes in em, so that all of it grows with the text.

const LIGHT = `--paper: #fffdf7; --ink: #1b1b1b; --soft: #4a4a4a; --line: #6b6558; --red: #9c0016; --link: #0b3f91; --stop: #7a1400; --stop-paper: #fdeee6;
  --shade: #efe9dc; --good: #0b5d1e;`;
const DARK = `--paper: #17191c; --ink: #f6f4ee; --soft: #c9c6be; --line: #8d8a82; --red: #ff9c9c; --link: #a9ccff; --stop: #ffc9b0; --stop-paper: #3a1f16;
  --shade: #26292e; --good: #9be3a9;`;

/** The host, the pill and what stands with it. */
export const baseCss = `
:host {
  all: initial !important;
  display: block !important;
  overflow: visible !important;
  position: fixed !important;
  inset: 0 auto auto 0 !important;
  width: 0 !important;
  height: 0 !important;
  z-index: 2147483647 !important;
}
/* Measures the window; takes no room and no clicks. */
.frame { position: fixed; inset: 0; pointer-events: none; visibility: hidden; }
* { box-sizing: border-box; }
.overlay {
  ${LIGHT}
  color-scheme: light;
  font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif;
  line-height: 1.4;
  color: var(--ink);
  text-align: left;
}
@media (prefers-color-scheme: dark) { .overlay.auto { ${DARK} color-scheme: dark; } }
.overlay.dark { ${DARK} color-scheme: dark; }
.ear { position: fixed; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); }
.standing { position: fixed; display: flex; flex-direction: column; gap: 8px; pointer-events: none; }
.standing > * { pointer-events: auto; }
button, summary, a, .radio { font: inherit; color: inherit; }
button { min-height: 44px; min-width: 44px; padding: 0.2em 0.6em; background: var(--paper); border: 2px solid var(--line); border-radius: 0.5em; cursor: pointer; }
button:hover:not(:disabled) { background: var(--shade); }
button:disabled { color: var(--soft); border-style: dotted; cursor: default; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
/* The bar leaves it no more room. */
.bar :focus-visible { outline-offset: 0; }
a { color: var(--link); }
h2, h3, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
.pill { display: flex; align-items: center; gap: 0.5em; padding: 0.35em 0.7em 0.35em 0.35em; text-align: left; border-radius: 1.6em; box-shadow: 0 1px 6px rgb(0 0 0 / 35%); touch-action: none; overflow: hidden; }
.pill.narrow { padding: 0.3em; align-self: flex-start; }
.pill-text { display: flex; flex-direction: column; line-height: 1.25; min-width: 0; }
.pill-name b { white-space: nowrap; }
.pill-line { font-size: 0.9em; color: var(--soft); }
.broken-note { position: fixed; right: 8px; bottom: 8px; width: max-content; max-width: min(24em, 100vw - 16px); padding: 0.5em 1em; font-size: 18px; background: var(--paper); border: 2px solid var(--line); border-radius: 0.7em; }
.lamp { flex: none; width: 2em; height: 2em; line-height: 2em; text-align: center; font-weight: 700; border-radius: 50%; border: 2px solid var(--line); background: var(--shade); }
.lamp.reading { background: var(--good); border-color: var(--good); color: var(--paper); }
.lamp.partly, .lamp.noTable, .lamp.starting { border-style: dashed; }
.lamp.unknown, .lamp.broken { border-color: var(--stop); color: var(--stop); text-decoration: line-through; }
.stale { color: var(--soft); }
.stale .red { color: var(--soft); }
.edge { display: flex; flex-direction: column; padding: 0.2em 0.6em; background: var(--paper); border: 2px solid var(--line); border-left-width: 6px; border-radius: 0.4em; line-height: 1.3; }
.edge.short { align-self: flex-start; padding: 0.1em 0.3em; font-size: 0.85em; }
.buttons { display: flex; flex-wrap: wrap; gap: 6px; }
.notice { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 6px; padding: 0.4em 0.7em; background: var(--paper); border: 2px solid var(--line); border-radius: 0.6em; }
.card { white-space: nowrap; font-weight: 700; }
.suit { font-weight: 700; }
.red { color: var(--red); }
@media (forced-colors: active) {
  .lamp.reading { forced-color-adjust: none; }
  .red, .black { color: CanvasText; }
}
`;

/** What is inside the panel; it comes with the panel. */
export const panelCss = `
.panel { container-type: inline-size; display: flex; flex-direction: column; min-height: 0; background: var(--paper); border: 2px solid var(--line); border-radius: 0.7em; box-shadow: 0 2px 14px rgb(0 0 0 / 40%); overflow: hidden; }
.bar { display: flex; align-items: center; gap: 4px; padding: 4px; font-size: min(1em, 26px); background: var(--shade); border-bottom: 2px solid var(--line); touch-action: none; cursor: move; flex: none; }
.name { flex: 1 1 0; min-width: 0; display: flex; flex-direction: column; line-height: 1.15; overflow: hidden; white-space: nowrap;
  /* The buttons beside it leave so much room, at any size of text. */
  font-size: min(0.9em, 4.6cqw); }
.mode { color: var(--soft); }
@container (max-width: 339px) { .name b { display: none; } }
.tools { display: flex; gap: 4px; flex: none; }
.icon { padding: 0; font-size: max(16px, 0.85em); flex: none; background: transparent; border-color: transparent; }
.icon:disabled { border-color: transparent; }
.tools .icon { border-color: var(--line); }
.icon[aria-pressed='true'] { background: var(--ink); color: var(--paper); }
.content { overflow-y: auto; scrollbar-color: var(--line) var(--paper); overscroll-behavior: contain; padding: 0.4em min(0.8em, 18px) 0.6em; min-height: 0; overflow-wrap: break-word;
  /* A shade at the lower edge as long as there is more below. */
  background: linear-gradient(var(--paper), var(--paper)) bottom / 100% 2em no-repeat local, linear-gradient(transparent, var(--line)) bottom / 100% 0.7em no-repeat scroll; }
.content > * + *, .told > * + * { margin-top: 0.8em; }
.finding + .finding { border-top: 2px solid var(--line); padding-top: 0.4em; }
h2 { font-size: 1.12em; line-height: 1.3; font-weight: 700; }
/* A line of its own: the title after it begins with a capital. */
.doubt { display: block; font-size: 0.85em; font-weight: 400; }
h3 { font-size: 1em; font-weight: 700; margin-top: 0.6em; }
/* Room for a few lines only: what was seen and whom to call come into view first. */
.tight h2 { font-size: 1em; line-height: 1.2; }
.tight .doubt { display: inline; }
.tight .content { padding-top: 0.1em; line-height: 1.25; }
.tight .stop, .tight .after { margin: 0.2em 0; padding: 0.1em 0.4em; }
.fold { display: flex; gap: 0.5em; width: 100%; text-align: left; font-weight: 700; border: 0; padding: 0.3em 0; background: transparent; }
.fold::before { content: '▸'; }
.fold[aria-expanded='true']::before { content: '▾'; }
.check { margin-top: 0.3em; }
.stop { margin: 0.5em 0; padding: 0.4em 0.6em; font-weight: 700; color: var(--stop); background: var(--stop-paper); border: 2px solid var(--stop); border-radius: 0.4em; }
.seen { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3em 0.8em; }
.seen > p { flex: 1 1 8em; }
.trick { flex: 0 1 11.2em; display: grid; grid-template: '. n .' auto 'w c e' auto '. s .' auto / 1fr auto 1fr; gap: 2px 6px; align-items: center; justify-items: center; padding: 0.3em; border: 2px solid var(--line); border-radius: 0.5em; line-height: 1.2; }
.trick .N { grid-area: n; } .trick .E { grid-area: e; } .trick .S { grid-area: s; } .trick .W { grid-area: w; }
.centre { grid-area: c; font-size: 0.8em; color: var(--soft); white-space: nowrap; }
.place { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0 0.3em; }
.seat { font-size: 0.8em; color: var(--soft); }
.lies { padding: 0 0.25em; border: 1px solid var(--line); border-radius: 0.25em; white-space: nowrap; }
.lies small { font-size: 0.7em; color: var(--soft); margin-right: 0.2em; }
.lies.marked { border: 3px solid var(--ink); background: var(--shade); }
.lies.gone { border-style: dashed; }
.back { margin-bottom: 0.4em; }
.keys dl { margin: 0; }
.keys dl div { display: grid; grid-template-columns: 7em 1fr; gap: 0.5em; padding: 0.3em 0; border-bottom: 1px solid var(--line); }
.keys dd { margin: 0; }
kbd { font: inherit; font-weight: 700; }
.after { margin: 0.5em 0; font-weight: 700; color: var(--soft); }
.ruling + .ruling { margin-top: 0.8em; padding-top: 0.6em; border-top: 1px solid var(--line); }
.articles { margin: 0.3em 0; }
.articles h3 { margin-top: 0.3em; }
.article { text-align: left; border-color: transparent; background: transparent; padding: 0.15em 0.3em; color: var(--link); text-decoration: underline; text-underline-offset: 0.15em; }
.titled { width: 100%; }
.numbers { display: flex; flex-wrap: wrap; gap: 0 0.2em; }
.summary { padding: 0.1em 0.4em 0.5em 0.8em; border-left: 4px solid var(--line); }
.summary a { display: inline-block; padding: 0.3em 0; }
.option { padding: 0.35em 0 0.35em 0.8em; border-left: 4px solid var(--line); margin-top: 0.4em; }
.option.chosen { border-left-color: var(--good); background: var(--shade); }
.choose { margin-top: 0.25em; font-size: 0.9em; }
.option.chosen .choose { border-color: var(--good); }
fieldset { margin: 0.6em 0 0; padding: 0.2em min(0.6em, 12px) 0.4em; border: 2px solid var(--line); border-radius: 0.4em; min-width: 0; }
/* Inside its box: a question of several lines would break through the border. */
legend { float: left; width: 100%; padding: 0.2em 0; font-weight: 700; }
legend + * { clear: both; }
.radio { display: flex; align-items: center; gap: 0.6em; min-height: 44px; cursor: pointer; }
input[type='radio'], input[type='checkbox'] { flex: none; width: 1.1em; height: 1.1em; font: inherit; margin: 0; accent-color: var(--link); }
summary { padding: max(0.2em, 23px - 0.7em) 0 max(0.2em, 23px - 0.7em) 1em; list-style: none; cursor: pointer; color: var(--link); text-decoration: underline; text-underline-offset: 0.15em; }
summary::before { content: '▸'; display: inline-block; width: 1em; margin-left: -1em; }
details[open] > summary::before { content: '▾'; }
summary::-webkit-details-marker { display: none; }
.ruling p + p { margin-top: 0.4em; }
.source { margin-top: 0.6em; color: var(--soft); }
.official p { margin-top: 0.4em; }
.passage .item { padding-left: 1em; }
.passage { overflow-wrap: anywhere; }
.passage small { font-size: 0.9em; }
.state { padding: 0.5em 0.7em; border: 2px solid var(--line); border-radius: 0.4em; }
.quiet, .hint { color: var(--soft); }
.quiet h2 { font-size: 1em; }
footer { padding-top: 0.3em; }
* + footer { border-top: 2px solid var(--line); }
textarea { width: 100%; margin-top: 0.3em; padding: 0.4em; font: inherit; font-size: 0.9em; color: var(--ink); background: var(--paper); border: 2px solid var(--line); border-radius: 0.4em; }
.problem, .problem p { margin-top: 0.3em; }
.quiet .fold { font-weight: 400; }
.mute { margin: 0 0 0.4em; }
.trouble { padding: 0.4em 0.6em; border-left: 6px solid var(--stop); }
`;

export const css = baseCss + panelCss;
