// Drawer: the report form, on the table that the page shows.
import { contextFrom, isFree, isSilent } from '../disclose/context';
import type { Reporting } from '../ui/overlay/view';
import { mountReport } from '../ui/report/mount';
import type { ReportTable, Silence } from '../ui/report/scene';
import { putIn } from './drawers';

/** Who may report here, and from what: the rules of showing hold for picking too. */
function tableFor({ events, asker }: Reporting): ReportTable {
  const { role } = asker;
  const context = contextFrom(asker, events, asker);
  const silence: Silence | null = !isSilent(role, context)
    ? null
    : asker.director !== 'off'
      ? 'director'
      : role === 'kibitz'
        ? 'spectator'
        : 'dummy';
  return { events, visible: context.visible, free: isFree(role, context), silence };
}

putIn('report', (container, { lang, reporting, close }) => {
  const given = reporting ?? null;
  const after = given?.events.filter(({ from }) => from !== 'user').at(-1)?.id;
  return mountReport(container, {
    lang,
    table: given === null ? null : tableFor(given),
    send: (happenings, as) => given?.send(happenings, as, after),
    close,
  });
});
