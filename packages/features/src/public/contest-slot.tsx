import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { EmptyState } from '@saiwu/ui';
import { defineList, type RowIn } from '../crud/resource.ts';
import { useList } from '../crud/use-list.ts';
import { useDeadline } from '../lib/language/deadline.tsx';
import { minutes } from '../lib/language/show.ts';
import { CoverPicture } from '../lib/upload/cover-picture.tsx';
import { PublicList } from './public-list.tsx';

const contests = defineList('public.contests', { title: msg`大赛`, labels: {}, firstSort: null });

/** Contests that everybody may know of. */
export function ContestSlot() {
  const { t } = useLingui();
  const list = useList(contests, { prefix: 'contest.' });
  return (
    <PublicList title={t`大赛`} list={list} empty={<EmptyState title={t`还没有大赛`} description={t`大赛发布之后会列在这里`} />}>
      {(contest) => <ContestFacts contest={contest} />}
    </PublicList>
  );
}

type PublicContest = RowIn<'public.contests'>;

function ContestFacts({
  contest: { cover, coverAlt, edition, orgLabel, projectCount, registrationStart, registrationEnd, timeZone },
}: {
  contest: PublicContest;
}) {
  const deadlineOf = useDeadline(timeZone);
  const [from, until] = [minutes(registrationStart), deadlineOf(registrationEnd)];
  return (
    <>
      <CoverPicture cover={cover} alt={coverAlt ?? ''} className="mb-1 w-full max-w-60 rounded-small" />
      <p className="flex flex-wrap gap-x-4 text-fg-muted">
        <span className="wrap-anywhere">{orgLabel}</span>
        <span>
          <Trans>{edition} 年</Trans>
        </span>
        <span>
          <Trans>{projectCount} 个项目</Trans>
        </span>
      </p>
      <p className="text-fg-muted tabular-nums">
        <Trans>
          报名：<span className="whitespace-nowrap">{from}</span> 至 <span className="inline-block">{until}</span>
        </Trans>
      </p>
    </>
  );
}
