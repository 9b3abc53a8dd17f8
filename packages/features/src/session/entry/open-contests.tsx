import { Button } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicContest } from './use-public-contests.ts';

/** Contests that everybody may know of, with how long one can still take part, and the way to all of them. */
export function OpenContests({ contests }: { contests: readonly PublicContest[] }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`大赛`} className="mx-auto w-full max-w-160 px-4 sm:px-6 lg:mx-0 lg:px-12">
      <ul className="divide-y divide-border rounded-card border border-border bg-surface">
        {contests.map((contest) => (
          <ContestLine key={contest.id} contest={contest} />
        ))}
      </ul>
      {/* the page behind it brings the router, which this one is without */}
      <Button asChild variant="link" className="-mx-3.5 mt-2">
        <a href="/dashboard">
          <Trans>全部大赛与公示</Trans>
        </a>
      </Button>
    </section>
  );
}

function ContestLine({ contest: { title, orgLabel, state, registrationStart, registrationEnd, daysLeft } }: { contest: PublicContest }) {
  const [from, until] = [registrationStart.slice(0, 10), registrationEnd.slice(0, 10)];
  return (
    <li className="px-4 py-3">
      <p className="flex justify-between gap-4">
        <span className="font-medium wrap-anywhere">{title}</span>
        <span className={daysLeft === null ? 'shrink-0 text-fg-muted' : 'shrink-0 font-medium text-theme-text'}>
          {daysLeft === null ? state.desc : daysLeft === 0 ? <Trans>今天截止</Trans> : <Trans>还剩 {daysLeft} 天</Trans>}
        </span>
      </p>
      <p className="text-xs text-fg-muted">
        {orgLabel} · <Trans>报名</Trans> <span className="whitespace-nowrap">{`${from} – ${until}`}</span>
      </p>
    </li>
  );
}
