import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import type { Project } from '../answers.ts';

interface ChosenQuotaProps {
  contestId: string;
  /** Those to be accepted; null where they are not all on this page. */
  rows: readonly Project[] | null;
}

/** How many places each college has left, beside how many of its projects are to be accepted: said before, not found out by refusals. */
export function ChosenQuota({ contestId, rows }: ChosenQuotaProps) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data = [] } = useQuery(queryOf('project.figures', { query: { contestId } }));
  const lines = data.flatMap(({ orgId, label, most, accepted }) => {
    const chosen = rows === null ? null : rows.filter(({ collegeId, schoolId }) => (collegeId ?? schoolId) === orgId).length;
    return most === null || chosen === 0 ? [] : { orgId, label, chosen, left: Math.max(0, most - accepted) };
  });
  if (lines.length === 0) return null;
  const isTooMany = lines.some(({ chosen, left }) => chosen !== null && chosen > left);
  return (
    <Alert tone={isTooMany ? 'warning' : 'info'}>
      <ul className="flex flex-col gap-1">
        {lines.map(({ orgId, label, chosen, left }) => (
          <li key={orgId}>{chosen === null ? t`${label}：名额还剩 ${left} 个` : t`${label}：选了 ${chosen} 个，名额还剩 ${left} 个`}</li>
        ))}
      </ul>
      {isTooMany && <p>{t`超出名额的不会通过，其余照常。`}</p>}
    </Alert>
  );
}
