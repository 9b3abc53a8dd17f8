import { useLingui } from '@lingui/react/macro';
import { StatCard } from '@saiwu/ui';
import type { Contest, Stage } from '../answers.ts';

/** The numbers an assignment starts from. */
export function StageFigures({ contest, stage }: { contest: Contest; stage: Stage }) {
  const { t } = useLingui();
  const { projectCount, judgesPerProject, sheetCount, loadCap, recusal } = stage;
  const { judgeCount } = contest;
  const needed = projectCount * judgesPerProject;
  const capNote = loadCap === null ? t`按评委自己的上限` : t`每人最多 ${loadCap} 个`;
  return (
    <section aria-label={t`分配的数量`} className="grid grid-cols-4 gap-4 max-lg:grid-cols-2 max-sm:grid-cols-1">
      <StatCard label={t`项目`} value={projectCount} note={t`每个项目 ${judgesPerProject} 位评委`} />
      <StatCard label={t`评委`} value={judgeCount} note={capNote} />
      <StatCard label={t`需要的评分表`} value={needed} note={recusal.desc} />
      <StatCard label={t`已分配的评分表`} value={sheetCount} note={t`共需 ${needed}`} />
    </section>
  );
}
