import { NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Card, Steps } from '@saiwu/ui';
import { generatePath } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import type { Contest } from '../answers.ts';
import { isRegistrationOver, momentOf, type Moment } from './moment.ts';

/** The way from a draft to sealed results, and where on it a contest stands. One that was cancelled is on no way. */
export function ContestProgress({ contest }: { contest: Contest }) {
  const { t } = useLingui();
  const can = useCan();
  const { id, projectCount } = contest;
  const { kind } = momentOf(contest);
  if (kind === 'cancelled') return null;
  // later on they stand among the figures
  const isCounting = projectCount > 0 && can('project.page') && !isRegistrationOver(contest);
  const projects = (
    <NameLink replace to={generatePath(consolePaths.projects, { id })}>
      {t`${projectCount} 个项目`}
    </NameLink>
  );
  return (
    <Card className={kind === 'sealed' ? 'max-sm:hidden' : ''}>
      <Steps
        label={t`大赛进度`}
        current={stepOf[kind]}
        steps={[
          { key: 'draft', title: t`发布` },
          { key: 'registration', title: t`报名`, isAhead: kind === 'beforeRegistration', ...(isCounting && { description: projects }) },
          { key: 'assignment', title: t({ message: '分配', context: '进度' }) },
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
  noneAccepted: 'registration',
  undecided: 'registration',
  unassigned: 'assignment',
  ready: 'assignment',
  review: 'review',
  scored: 'results',
  sealed: 'done',
};
