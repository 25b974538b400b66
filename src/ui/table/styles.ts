// The style of the empty table, on top of that of the overlay and of the report form.
export const css = `
body { margin: 0; }
.table-page { min-height: 100vh; font-size: 1rem; background: var(--paper); }
.table-page main { max-width: 80rem; margin: 0 auto; padding: 0.5rem min(1rem, 4vw) 2rem; overflow-wrap: break-word; }
.table-page h1 { margin: 0; font-size: 1.4em; line-height: 1.2; }
.table-page h2 { margin-top: 0.4em; }
.table-page .head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; }
/* What is told stands first for the ear and on a narrow screen, at the right on a wide one. */
.table-page .columns { display: flex; flex-flow: row-reverse wrap; gap: 1em 2em; align-items: flex-start; margin-top: 0.7em; }
.table-page .columns > div { flex: 1 1 24em; min-width: min(24em, 100%); }
.table-page .columns > div > * + * { margin-top: 0.9em; }
.table-page .told > * + * { margin-top: 0.8em; }
.telling { border: 2px solid var(--line); border-radius: 0.6em; padding: 0.3em min(0.8em, 18px) 0.7em; min-width: 0; }
.table-page :is(main, .columns > div):focus { outline: none; }
.start fieldset { border: 0; padding: 0; }
.diagram { container-type: inline-size; }
.places { display: grid; gap: 6px; margin-top: 0.4em; padding: 0.4em; background: var(--shade); border-radius: 0.5em; }
.seat-box { text-align: center; min-height: 3.2em; padding: 0.25em 0.4em; border: 2px solid transparent; border-radius: 0.4em; background: var(--paper); line-height: 1.3; }
.seat-box.turn { border-color: var(--ink); }
.lying, .penalty { display: block; }
.lying { font-size: 1.3em; }
.penalty { border-left: 4px solid var(--stop); padding-left: 0.3em; }
@container (min-width: 15em) { .places { grid-template-columns: 1fr 1fr; } }
@container (min-width: 24em) {
  .places { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .at-N { grid-area: 1 / 2; } .at-W { grid-area: 2 / 1; } .at-E { grid-area: 2 / 3; } .at-S { grid-area: 3 / 2; }
}
.calls-made { display: flex; flex-wrap: wrap; gap: 0 1em; margin: 0.3em 0; padding: 0; list-style: none; }
.allowed dl { margin: 0.3em 0 0; }
.allowed dl > div { display: flex; flex-wrap: wrap; gap: 0 0.6em; padding: 0.15em 0; border-bottom: 1px solid var(--line); }
.allowed dt { font-weight: 700; min-width: 4.5em; }
.allowed dd { margin: 0; flex: 1 1 10em; }
.why, .won { color: var(--soft); }
`;
