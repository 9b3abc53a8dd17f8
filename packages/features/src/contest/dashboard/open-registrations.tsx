import { NameLink } from '@saiwu/admin';
import { consolePaths } from '@saiwu/openapi';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { generatePath } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useDeadline } from '../../lib/language/deadline.tsx';
import type { Overview } from '../answers.ts';
import { Bars } from '../entry/own-entries/bars.tsx';

/**
 * Contests that one can still register for, with the days that are left by the tenant's calendar, and what keeps the reader from entering.
 */
export function OpenRegistrations({ contests }: { contests: Overview['registering'] }) {
  const { queryOf } = useApi();
  const can = useCan();
  const deadlineOf = useDeadline();
  const open = useQuery({ ...queryOf('entry.open'), enabled: can('entry.begin') && can('entry.open') });
  const barsOf = new Map(open.data?.contests.map(({ id, bars }) => [id, bars]));
  return (
    <ul className="divide-y divide-border">
      {contests
        .map(({ registrationEnd, ...contest }) => ({ ...contest, until: deadlineOf(registrationEnd) }))
        .map(({ contestId, contestTitle, until, daysLeft }) => (
          <li key={contestId} className="flex items-center justify-between gap-4 px-4 py-2.5">
            <div className="min-w-0">
              <NameLink className="font-medium" to={generatePath(consolePaths.contest, { id: contestId })}>
                {contestTitle}
              </NameLink>
              <p className="text-xs text-fg-muted">
                <Trans>报名到 {until}</Trans>
              </p>
              <Bars bars={barsOf.get(contestId) ?? []} />
            </div>
            <span className="shrink-0">{daysLeft === 0 ? <Trans>今天截止</Trans> : <Trans>还剩 {daysLeft} 天</Trans>}</span>
          </li>
        ))}
    </ul>
  );
}
