import { NameLink } from '@saiwu/admin';
import { consolePaths } from '@saiwu/openapi';
import { Trans } from '@lingui/react/macro';
import { generatePath } from 'react-router-dom';
import { minutes } from '../../lib/language/show.ts';
import type { Overview } from '../answers.ts';

/** Contests that one can still register for, with the days that are left by the tenant's calendar. */
export function OpenRegistrations({ contests }: { contests: Overview['registering'] }) {
  return (
    <ul className="divide-y divide-border">
      {contests
        .map(({ registrationEnd, ...contest }) => ({ ...contest, until: minutes(registrationEnd) }))
        .map(({ contestId, contestTitle, until, daysLeft }) => (
          <li key={contestId} className="flex items-center justify-between gap-4 px-4 py-2.5">
            <div className="min-w-0">
              <NameLink className="font-medium" to={generatePath(consolePaths.contest, { id: contestId })}>
                {contestTitle}
              </NameLink>
              <p className="text-xs text-fg-muted">
                <Trans>报名到 {until}</Trans>
              </p>
            </div>
            <span className="shrink-0">{daysLeft === 0 ? <Trans>今天截止</Trans> : <Trans>还剩 {daysLeft} 天</Trans>}</span>
          </li>
        ))}
    </ul>
  );
}
