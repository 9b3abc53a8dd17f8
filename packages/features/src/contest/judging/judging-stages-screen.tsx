import { ListFilters, NameLink, useList } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, stageStateNames } from '@saiwu/openapi';
import { EmptyState, PageHeader, PageStack, Select, StateDot } from '@saiwu/ui';
import { generatePath, useNavigate } from 'react-router-dom';
import type { ListColumn } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { useOptions } from '../../lib/language/use-options.ts';
import { Deadline } from '../../lib/language/deadline-cell.tsx';
import { minutes } from '../../lib/language/show.ts';
import type { JudgingStage } from '../answers.ts';
import { SheetProgress } from '../sheet-progress.tsx';
import { stageTones } from '../../lib/contest/tones.ts';
import { useOwnStages } from './use-own-stages.ts';

const columns: ListColumn<JudgingStage>[] = [
  {
    key: 'contestTitle',
    title: msg`大赛`,
    cell: ({ stageId, contestTitle }) => <NameLink to={pathOf(stageId)}>{contestTitle}</NameLink>,
    value: ({ contestTitle }) => contestTitle,
    priority: 1,
    isSortable: true,
  },
  { key: 'kind', title: msg`阶段`, cell: ({ kind }) => kind.desc, width: '112px' },
  {
    key: 'state',
    title: msg`状态`,
    cell: ({ state }) => <StateDot tone={stageTones[state.code]}>{state.desc}</StateDot>,
    value: ({ state }) => state.desc,
    width: '120px',
    isState: true,
  },
  {
    key: 'progress',
    title: msg`评分表`,
    cell: ({ submittedCount, sheetCount }) => <SheetProgress submitted={submittedCount} total={sheetCount} />,
    value: ({ submittedCount, sheetCount }) => `${submittedCount} / ${sheetCount}`,
    width: '208px',
    minWidth: '184px',
  },
  { key: 'reviewStart', title: msg`评审开始`, cell: ({ reviewStart }) => <Time at={reviewStart} />, width: '152px', priority: 3 },
  { key: 'reviewEnd', title: msg`评审截止`, cell: ({ reviewEnd }) => <Deadline time={reviewEnd} />, width: '152px', isSortable: true },
];

/** The stages the caller judges in. */
export function JudgingStagesScreen() {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const navigate = useNavigate();
  const list = useList(useOwnStages());
  return (
    <PageStack>
      <PageHeader title={t`我的评审`} />
      <ResourceTable
        list={list}
        columns={columns}
        caption={t`我的评审`}
        filters={
          <ListFilters list={list}>
            {(field) =>
              field.choice('state', (own) => (
                <Select {...own} options={optionsOf(stageStateNames).filter(({ value }) => value !== 'NOT_STARTED')} />
              ))
            }
          </ListFilters>
        }
        empty={<EmptyState title={t`还没有要评的项目`} description={t`评审开始后，分给你的项目会出现在这里`} />}
        rowActs={({ stageId, state: { code } }) => [
          { key: 'open', label: code === 'IN_REVIEW' ? t`评分` : t`查看`, onSelect: () => void navigate(pathOf(stageId)) },
        ]}
      />
    </PageStack>
  );
}

function pathOf(stageId: string): string {
  return generatePath(consolePaths.judgingStage, { stageId });
}

function Time({ at }: { at: string }) {
  return <span className="whitespace-nowrap tabular-nums">{minutes(at)}</span>;
}
