// A report as it leaves the background: in words, with no more of the table than the panel needs.
import type { Disclosed } from '../disclose';
import type { Finding } from '../referee';
import { seen } from '../seen';
import { inForce } from '../ui/overlay/in-force';
import type { Titled, Told } from '../ui/overlay/view';

export function tell({ now, findings, occasions, pictures, ...rest }: Disclosed): Told {
  const titled = (finding: Finding): Titled => ({
    ...finding,
    title: seen(finding.irregularity),
    picture: pictures[finding.id] ?? null,
  });
  return {
    ...rest,
    now: { contract: now.contract, answers: now.answers, inForce: inForce(now) },
    findings: findings.map(titled),
    occasions: occasions.map(titled),
  };
}
