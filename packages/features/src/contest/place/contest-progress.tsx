import { useLingui } from '@lingui/react/macro';
import { Card, Steps } from '@saiwu/ui';
import { useState } from 'react';
import type { Contest } from '../answers.ts';
import { momentOf, type Moment } from './moment.ts';

/** The way from a draft to sealed results, and where on it a contest stands. One that was cancelled is on no way. */
export function ContestProgress({ contest }: { contest: Contest }) {
  const { t } = useLingui();
  const [now] = useState(Date.now);
  const { kind } = momentOf(contest, now);
  if (kind === 'cancelled') return null;
  return (
    <Card className={kind === 'sealed' ? 'max-sm:hidden' : ''}>
      <Steps
        label={t`大赛进度`}
        current={stepOf[kind]}
        steps={[
          { key: 'draft', title: t`发布` },
          { key: 'registration', title: t`报名` },
          { key: 'assignment', title: t`分配评委` },
          { key: 'review', title: t`评审` },
          { key: 'results', title: t`封存结果` },
        ]}
      />
    </Card>
  );
}

const stepOf: Record<Exclude<Moment['kind'], 'cancelled'>, string> = {
  draft: 'draft',
  beforeRegistration: 'registration',
  registration: 'registration',
  noProjects: 'registration',
  unassigned: 'assignment',
  assigning: 'assignment',
  ready: 'assignment',
  review: 'review',
  scored: 'results',
  sealed: 'done',
};
