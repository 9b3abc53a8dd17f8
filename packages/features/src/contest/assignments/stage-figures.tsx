import { useLingui } from '@lingui/react/macro';
import { StatCard, StatRow } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { Stage } from '../answers.ts';

/** The numbers an assignment starts from. */
export function StageFigures({ stage }: { stage: Stage }) {
  const { t } = useLingui();
  const { projectCount, judgesPerProject, sheetCount, loadCap, recusal } = stage;
  const judgeCount = useActiveJudgeCount();
  const needed = projectCount * judgesPerProject;
  const missing = Math.max(0, needed - sheetCount);
  const recusalNotes: Record<Stage['recusal']['code'], string> = {
    OFF: t`不回避评委`,
    COLLEGE: t`已回避同学院评委`,
    SCHOOL: t`已回避同校评委`,
    PROVINCE: t`已回避同省评委`,
  };
  const capNote = loadCap === null ? t`按评委自己的上限` : t`每人最多 ${loadCap} 个`;
  return (
    <StatRow label={t`分配的数量`}>
      <StatCard label={t`项目`} value={projectCount} note={t`每个项目 ${judgesPerProject} 位评委`} />
      <StatCard label={t`可评审的评委`} value={judgeCount ?? '—'} note={capNote} />
      <StatCard label={t`需要的评分表`} value={needed} note={recusalNotes[recusal.code]} />
      <StatCard label={t`已分配的评分表`} value={sheetCount} note={missing === 0 ? t`已分配齐` : t`还差 ${missing} 份`} />
    </StatRow>
  );
}

/** How many judges may be given projects; undefined until known, and for those who may not see judges. */
function useActiveJudgeCount(): number | undefined {
  const can = useCan();
  const { queryOf } = useApi();
  const { data } = useQuery({
    ...queryOf('judge.page', { body: { model: { state: 'ACTIVE' }, size: 1, current: 1, sort: 'id', order: 'descending', extra: {} } }),
    enabled: can('judge.page'),
  });
  return data && Number(data.total);
}
