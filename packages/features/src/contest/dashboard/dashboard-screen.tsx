import { useLingui } from '@lingui/react/macro';
import { useSession } from '@saiwu/auth';
import { Button, Card, EmptyState, PageStack, StatCard } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCan } from '../../lib/access.ts';
import { useApi } from '../../lib/api.tsx';
import { MessageTicker } from '../../shell/message-ticker.tsx';
import type { Overview } from '../answers.ts';
import { Loaded } from '../../crud/loaded.tsx';
import { contestPaths } from '../paths.ts';
import { Greeting } from './greeting.tsx';
import { JudgingStages } from '../judging-stages.tsx';
import { NextActs } from './next-acts.tsx';
import { RunningStages } from './running-stages.tsx';

/** What waits for the signed-in user: figures and stages of an administrator, the own sheets of a judge. */
export function DashboardScreen() {
  const { queryOf } = useApi();
  const query = useQuery(queryOf('overview.mine'));
  const session = useSession();
  return (
    <PageStack>
      <MessageTicker />
      <Greeting name={session.user?.name ?? ''} />
      <Loaded query={query}>{(overview) => <Sections overview={overview} />}</Loaded>
    </PageStack>
  );
}

function Sections({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const { contestCount, projectCount, judgeCount, stages, judging } = overview;
  const isEmpty = contestCount + projectCount + judgeCount + stages.length + judging.length === 0;
  if (isEmpty) return <NothingYet />;
  return (
    <>
      <Figures overview={overview} />
      <NextActs overview={overview} />
      {judging.length > 0 && (
        <Card title={t`我的评审`} isPadded={false}>
          <JudgingStages stages={judging} />
        </Card>
      )}
      {stages.length > 0 && (
        <Card title={t`评审进度`} isPadded={false}>
          <RunningStages stages={stages} />
        </Card>
      )}
    </>
  );
}

interface Figure {
  label: string;
  value: number;
  unit?: string;
}

/** The numbers of what the caller may look at; what they may not is no number. */
function Figures({ overview: { contestCount, projectCount, judgeCount, stages } }: { overview: Overview }) {
  const { t } = useLingui();
  const can = useCan();
  const sheetCount = stages.reduce((sum, stage) => sum + stage.sheetCount, 0);
  const submittedCount = stages.reduce((sum, stage) => sum + stage.submittedCount, 0);
  const figures: (Figure | false)[] = [
    can('contest.page') && { label: t`大赛`, value: contestCount },
    can('project.page') && { label: t`项目`, value: projectCount },
    can('judge.page') && { label: t({ message: '评委', context: '多位' }), value: judgeCount },
    sheetCount > 0 && { label: t`已提交评分表`, value: submittedCount, unit: `/ ${sheetCount}` },
  ];
  const seen = figures.filter((figure) => figure !== false);
  if (seen.length === 0) return null;
  return (
    <section aria-label={t`总览`} className="grid auto-cols-fr grid-cols-2 gap-4 max-sm:gap-2 sm:grid-flow-col sm:grid-cols-none">
      {seen.map(({ label, value, unit }) => (
        <StatCard key={label} label={label} value={value} unit={unit} />
      ))}
    </section>
  );
}

function NothingYet() {
  const { t } = useLingui();
  const can = useCan();
  return (
    <Card>
      <EmptyState
        title={t`还没有要处理的事`}
        description={t`大赛、评审进度和待评项目会出现在这里`}
        action={
          can('contest.save') && (
            <Button asChild>
              <Link to={contestPaths.newContest}>{t`创建大赛`}</Link>
            </Button>
          )
        }
      />
    </Card>
  );
}
