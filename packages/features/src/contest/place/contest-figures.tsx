import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { StatCard, StatRow, type StatCardProps } from '@saiwu/ui';
import { generatePath, Link } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import type { Contest } from '../answers.ts';
import { boardOf } from '../board-path.ts';
import { SubmittedNote } from '../submitted-note.tsx';
import { isRegistrationOver, missingSheets } from './moment.ts';

interface Figure extends Pick<StatCardProps, 'label' | 'value' | 'unit' | 'note'> {
  /** Where what is counted is listed; null for those who may not look there. */
  path: string | null;
}

/** How much there is of everything, of what the reader may see; each figure leads to what it counts. */
export function ContestFigures({ contest }: { contest: Contest }) {
  const { t } = useLingui();
  const figures = useFigures(contest);
  // one alone says too little to take a row: the progress says it
  if (figures.length < 2) return null;
  return (
    <StatRow label={t`大赛数据`}>
      {figures.map(({ path, ...figure }) =>
        path === null ? (
          <StatCard key={figure.label} {...figure} />
        ) : (
          <Link key={figure.label} to={path} replace className="group rounded-card focus-ring">
            <StatCard {...figure} className="group-hover:border-border-strong [&_.text-2xl]:group-hover:text-theme-text" />
          </Link>
        ),
      )}
    </StatRow>
  );
}

function useFigures(contest: Contest): Figure[] {
  const { t, i18n } = useLingui();
  const can = useCan();
  const { id, readonly, projectCount, judgeCount } = contest;
  const [stage] = contest.stages;
  const figures: Figure[] = [];
  const assignments = !readonly && can('assignment.propose') ? generatePath(consolePaths.assignments, { id }) : null;
  if (can('project.page'))
    figures.push({ label: t`项目`, value: i18n.number(projectCount), path: generatePath(consolePaths.projects, { id }) });
  // before, nobody is asked for judges
  if (stage === undefined || !can('stage.get') || (stage.sheetCount === 0 && !isRegistrationOver(contest))) return figures;
  const { judgesPerProject, sheetCount, submittedCount, state } = stage;
  if (state.code === 'NOT_STARTED') {
    const note = t`每个项目 ${judgesPerProject} 位评委`;
    figures.push({ label: t`待分配的评分表`, value: i18n.number(missingSheets(stage)), note, path: assignments });
  }
  figures.push({ label: t({ message: '评委', context: '多位' }), value: i18n.number(judgeCount), path: assignments });
  figures.push({
    label: t`已提交评分表`,
    value: i18n.number(submittedCount),
    unit: `/ ${i18n.number(sheetCount)}`,
    note: sheetCount > 0 && <SubmittedNote stage={stage} />,
    path: boardOf(id, stage),
  });
  return figures;
}
