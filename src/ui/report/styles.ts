// The style of the report form and of what is picked in it; for inside the overlay's own style.
export const css = `
.report > * + * { margin-top: 0.7em; }
.report h2:focus-visible, .ask h2:focus-visible { outline-offset: 4px; }
.report-topic { color: var(--soft); font-weight: 700; }
.stuck { font-weight: 400; font-size: 1em; }
.picks { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 0.5em; }
.picks.wide { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15em, 100%), 1fr)); }
.picks.wide > button { text-align: left; }
.picks > button { min-width: 52px; }
.picks.calls { display: grid; grid-template-columns: repeat(5, minmax(44px, 1fr)); gap: 6px; max-width: 26em; }
.picks.calls > button { min-width: 0; padding: 0.2em 0; }
.picks.calls > button:not(.call) { grid-column: span 5; }
button[aria-pressed='true'] { background: var(--ink); color: var(--paper); border-color: var(--ink); }
button[aria-pressed='true']:hover:not(:disabled) { background: var(--ink); }
button[aria-pressed='true'] .red, button[aria-pressed='true'] .card { color: inherit; }
button[aria-pressed='true']::before { content: '✓ '; }
.pick-card[aria-pressed='true']::before { content: none; }
.pick-card[aria-pressed='true'] { text-decoration: underline; }
.card-grid { margin-top: 0.5em; outline-offset: 4px; }
.card-row { display: flex; flex-wrap: wrap; gap: 6px; margin: 0 0 8px; padding: 0; border: 0; }
.pick-card { padding: 0.2em 0; width: max(48px, 2.9em); min-width: 0; }
.pick-card[aria-disabled='true'] { border-style: dotted; cursor: default; }
.pick-card[aria-disabled='true'] .card { color: var(--soft); text-decoration: line-through; font-weight: 400; }
.pick-hint { color: var(--soft); font-size: 0.9em; }
.contract-row { border: 0; padding: 0; }
.contract-row .picks { margin-top: 0; }
.picks > .go { margin-top: 0; }
.go:not(.picks > .go) { margin-top: 0.7em; font-weight: 700; }
.report-ways { border-top: 1px solid var(--line); padding-top: 0.6em; }
`;
