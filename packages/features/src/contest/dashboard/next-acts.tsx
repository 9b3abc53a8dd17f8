import { useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import { ArrowRight } from 'lucide-react';
import { generatePath, Link } from 'react-router-dom';
import { useCan } from '../../lib/access.ts';
import type { Overview } from '../answers.ts';
import { boardPath, contestPaths } from '../paths.ts';
import { minutes } from '../show.ts';

/** What to do next, the most pressing first. */
export function NextActs({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const acts = useNextActs(overview);
  if (acts.length === 0) return null;
  return (
    <Card title={t`接下来`}>
      <ul className="divide-y divide-border">
        {acts.map(({ path, text, detail }) => (
          <li key={path + text}>
            <Link to={path} className="flex min-h-11 items-center gap-3 py-2 hover:text-theme-text">
              <span className="min-w-0 flex-1">
                <span className="block">{text}</span>
                <span className="block text-xs text-fg-muted">{detail}</span>
              </span>
              <ArrowRight aria-hidden className="size-4 text-fg-subtle" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useNextActs({ contestCount, stages, judging }: Overview) {
  const { t } = useLingui();
  const can = useCan();
  const acts: { path: string; text: string; detail: string }[] = [];
  for (const { stageId, contestTitle, sheetCount, submittedCount, reviewEnd, state } of judging) {
    const open = sheetCount - submittedCount;
    const deadline = minutes(reviewEnd);
    if (state.code !== 'IN_REVIEW' || open === 0) continue;
    acts.push({
      path: generatePath(contestPaths.judgingStage, { stageId }),
      text: t`还有 ${open} 个项目待评`,
      detail: t`${contestTitle}，${deadline} 截止`,
    });
  }
  for (const { stageId, contestId, contestTitle, kind, state } of stages) {
    const detail = `${contestTitle} · ${kind.desc}`;
    const board = boardPath(contestId, { id: stageId, kind: kind.code, state: state.code });
    if (state.code === 'SCORED' && can('stage.close')) acts.push({ path: board, text: t`评分表已交齐，可以结束评审`, detail });
  }
  if (contestCount === 0 && can('contest.save'))
    acts.push({ path: contestPaths.newContest, text: t`创建第一个大赛`, detail: t`标题、赛道、时间和评分标准` });
  return acts;
}
