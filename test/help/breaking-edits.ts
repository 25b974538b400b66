// Each rule about who may see what, broken once: an edit of the source, and the test that has to notice it.

export interface BreakingEdit {
  /** F1 to F9, with what of it is broken. */
  rule: string;
  /** Relative to the project. */
  file: string;
  /** Stands there exactly once. */
  search: string;
  replacement: string;
  /** Below test/disclose; a part of the name of the test that must fail there. */
  fails: { file: string; test: string };
}

export const BREAKING_EDITS: readonly BreakingEdit[] = [
  {
    rule: 'F1: a player becomes a spectator before the board is over',
    file: 'src/disclose/context.ts',
    search: "role: locked ? 'playing' : picture.role",
    replacement: 'role: picture.role',
    fails: { file: 'roles.test.ts', test: 'who plays stays a player until the board is over' },
  },
  {
    rule: 'F1: a seat that is not known is taken to be no dummy',
    file: 'src/disclose/context.ts',
    search: '(me === null || me === partner(contract.declarer))',
    replacement: 'me === partner(contract.declarer)',
    fails: { file: 'playing.test.ts', test: 'a seat that is not known may be dummy' },
  },
  {
    rule: 'F2: the tricks played go along',
    file: 'src/disclose.ts',
    search: 'now: free ? onlyVisible(report.now, visible) : presentOnly(report.now)',
    replacement: 'now: onlyVisible(report.now, visible)',
    fails: { file: 'playing.test.ts', test: 'the table that goes along has no tricks' },
  },
  {
    rule: 'F2: a find stays longer than the site shows its trick',
    file: 'src/disclose/kinds.ts',
    search: 'if (!recent) return false;',
    replacement: '',
    fails: { file: 'playing.test.ts', test: 'what is older than the last trick' },
  },
  {
    rule: 'F3: a revoke that needs memory shows while playing',
    file: 'src/disclose/kinds.ts',
    search: "return found.proof === 'hand';",
    replacement: 'return true;',
    fails: { file: 'playing.test.ts', test: 'a revoke that a later card proves' },
  },
  {
    rule: 'F3: a claim or an undo that passes opens the panel',
    file: 'src/disclose.ts',
    search: 'opens: [...findings, ...loud]',
    replacement: 'opens: [...findings, ...occasions]',
    fails: { file: 'playing.test.ts', test: 'a claim and an undo that pass are lines' },
  },
  {
    rule: 'F3: an undo after partner acted passes in silence',
    file: 'src/disclose/moment.ts',
    search: 'others.some(({ seat }) => seat === partner(first.seat))',
    replacement: 'false',
    fails: { file: 'playing.test.ts', test: 'an undo after partner acted opens' },
  },
  {
    rule: 'F3: what the server makes impossible is told as a fact',
    file: 'src/disclose.ts',
    search: "{ ...irregularity, certainty: 'possible' }",
    replacement: 'irregularity',
    fails: { file: 'playing.test.ts', test: 'doubtful on a live table' },
  },
  {
    rule: 'F4: dummy sees event cards',
    file: 'src/disclose.ts',
    search: 'if (!free && isDummy(context)) {',
    replacement: 'if (report === null) {',
    fails: { file: 'playing.test.ts', test: 'sees nothing of it until the board is over' },
  },
  {
    rule: 'F4: the options stand open where a tournament shows',
    file: 'src/ui/overlay/ruling.tsx',
    search: 'options.length > 0 && view.manner.folded ? (',
    replacement: 'options.length < 0 ? (',
    fails: { file: 'card.test.tsx', test: 'keeps the choices folded' },
  },
  {
    rule: 'F4: and are not said to',
    file: 'src/disclose.ts',
    search: 'folded: tournament && !review && !over',
    replacement: 'folded: false',
    fails: { file: 'playing.test.ts', test: 'stand folded where a tournament shows' },
  },
  {
    rule: 'F4: the card does not say to stop',
    file: 'src/ui/overlay/finding.tsx',
    search: 'stop: words.CALL_DIRECTOR',
    replacement: 'stop: words.AFTERWARDS',
    fails: { file: 'card.test.tsx', test: 'says first what was seen, then to stop' },
  },
  {
    rule: 'F4: the options change places',
    file: 'src/disclose.ts',
    search: 'const findings = report.findings.filter(may).map(weigh);',
    replacement:
      'const findings = report.findings.filter(may).map(weigh).map((one) => ({ ...one, rulings: one.rulings.map((it) => ({ ...it, options: [...it.options].reverse() })) }));',
    fails: { file: 'playing.test.ts', test: 'are all of those of the law, in its order' },
  },
  {
    rule: 'F4b: a lesson table in a tournament',
    file: 'src/disclose/context.ts',
    search: '(lesson && !tournament)',
    replacement: 'lesson',
    fails: { file: 'roles.test.ts', test: 'but never where a tournament shows' },
  },
  {
    rule: 'F5: a hand that the page hides is used',
    file: 'src/disclose/admit.ts',
    search: "event.type !== 'hand' || visible.includes(event.seat)",
    replacement: "visible !== null || event.type !== 'hand'",
    fails: { file: 'hidden.test.ts', test: 'a hand that the page hides now is out' },
  },
  {
    rule: 'F5: a review uses a hand that its page keeps closed',
    file: 'src/disclose/context.ts',
    search: '!picture.closed?.includes(seat)',
    replacement: 'true',
    fails: { file: 'roles.test.ts', test: 'uses the hands that its page keeps open' },
  },
  {
    rule: 'F5: a review tells of what comes after its step',
    file: 'src/disclose.ts',
    search: 'if (!order.has(irregularity.at)) return false;',
    replacement: '',
    fails: { file: 'roles.test.ts', test: 'and nothing beyond it' },
  },
  {
    rule: 'F6: something is clicked',
    file: 'src/sites/skeleton.ts',
    search: 'const words = wordsOn(root);',
    replacement: 'const words = wordsOn(root); (root as HTMLElement).click();',
    fails: { file: 'never-acts.test.ts', test: 'skeleton.ts does nothing to the page' },
  },
  {
    rule: 'F6: something is sent',
    file: 'src/extension/diagnosis.ts',
    search: "const part = health.state === 'partly' ? health.part : '-';",
    replacement: "const part = health.state; void fetch('https://example.org/', { method: 'POST', body: part });",
    fails: { file: 'never-acts.test.ts', test: 'diagnosis.ts does nothing to the page or the world' },
  },
  {
    rule: 'F6: a site writes on its page',
    file: 'src/sites/skeleton.ts',
    search: 'const lines: string[] = [];',
    replacement: "const lines: string[] = []; root.setAttribute('title', 'seen');",
    fails: { file: 'never-acts.test.ts', test: 'skeleton.ts only looks' },
  },
  {
    rule: 'F7: a spectator need not confirm',
    file: 'src/disclose/context.ts',
    search: "(role === 'kibitz' && spectator)",
    replacement: "role === 'kibitz'",
    fails: { file: 'roles.test.ts', test: 'is a player until he says that he does not play' },
  },
  {
    rule: 'F7: a spectator may copy during the board',
    file: 'src/disclose.ts',
    search: 'copy: review || over',
    replacement: 'copy: true',
    fails: { file: 'roles.test.ts', test: 'copies nothing until the board is over' },
  },
  {
    rule: 'F7: a spectator is sent to the director',
    file: 'src/ui/overlay/finding.tsx',
    search: 'silent: words.SAY_NOTHING',
    replacement: 'silent: words.CALL_DIRECTOR',
    fails: { file: 'card.test.tsx', test: 'asks him to say nothing' },
  },
  {
    rule: 'F8: a title blames',
    file: 'src/seen.ts',
    search: '`Er is een kaart van {seat} zichtbaar:',
    replacement: '`{seat} maakte een fout:',
    fails: { file: 'card.test.tsx', test: 'in the title of exposedCard' },
  },
  {
    rule: 'F8: words of a player are handed on',
    file: 'src/disclose.ts',
    search: '  const { log, visible } = context;\n',
    replacement:
      '  const { log, visible } = context;\n  report = { ...report, now: { ...report.now, answers: { said: JSON.stringify(log) } } };\n',
    fails: { file: 'card.test.tsx', test: 'which may name a person, is handed on' },
  },
  {
    rule: 'F9: other hands than dummy are judged while playing',
    file: 'src/disclose/admit.ts',
    search: 'return fromTheLead(shown, partner(contract.declarer));',
    replacement: 'return shown;',
    fails: { file: 'hidden.test.ts', test: 'other cards in the hidden hands change nothing' },
  },
  {
    rule: 'F9: dummy is used before the lead',
    file: 'src/disclose/admit.ts',
    search: 'if (!led) {',
    replacement: 'if (led && !led) {',
    fails: { file: 'hidden.test.ts', test: 'before the opening lead dummy is as closed' },
  },
  {
    rule: 'F9: an open claim is reasoned about with cards',
    file: 'src/disclose/admit.ts',
    search: 'if (contract === null || claimOpen)',
    replacement: 'if (contract === null)',
    fails: { file: 'hidden.test.ts', test: 'is not reasoned about with any card' },
  },
];
