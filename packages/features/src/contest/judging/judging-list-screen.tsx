import { ListFilters, Loaded, NameLink, useTabTitle } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { assignmentStateNames, consolePaths, judgingModel, projectFields } from '@saiwu/openapi';
import { EmptyState, PageHeader, PageStack, Select, StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { generatePath, useNavigate, useParams } from 'react-router-dom';
import { z } from 'zod';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineList } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { AssignmentState } from '../answers.ts';
import { SheetProgress } from '../sheet-progress.tsx';
import { Deadline } from '../../lib/language/deadline-cell.tsx';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { minutes } from '../../lib/language/show.ts';
import { assignmentTones, stageTones } from '../../lib/contest/tones.ts';

/** The states a judge's own sheet can be in; those taken away are not on the list. */
const ownStates = ['ASSIGNED', 'DRAFTING', 'SUBMITTED'] as const satisfies readonly AssignmentState[];

const judging = defineList('judging.page', {
  title: msg({ message: '项目', context: '一个' }),
  labels: {
    number: projectFields.number,
    title: msg`项目名称`,
    track: projectFields.track,
    state: msg`状态`,
    isSubmitted: msg`评分表`,
    total: msg`总分`,
    submittedTime: msg`提交时间`,
    reviewEnd: msg`评审截止`,
  },
  keyOf: (row) => row.projectId,
  nameOf: (row) => row.title,
  firstSort: { key: 'number', order: 'asc' },
  model: judgingModel.extend({ state: z.enum(ownStates) }),
});

const col = columnsOf(judging);
const columns = [
  col.code('number', { width: '112px' }),
  col.custom('title', judging.title, (row) => <ProjectLink {...row} />, {
    priority: 1,
    minWidth: '176px',
    value: (row) => row.title,
  }),
  col.text('track', { width: '128px', minWidth: '96px', isSortable: false }),
  col.custom('state', judging.labels.state, ({ state }) => <StateDot tone={assignmentTones[state.code]}>{state.desc}</StateDot>, {
    width: '104px',
    isState: true,
    value: ({ state }) => state.desc,
  }),
  col.number('total', { decimals: 2, isSortable: false }),
  col.time('submittedTime', { isSortable: false }),
  // later than others where it was put off
  col.custom('reviewEnd', judging.labels.reviewEnd, ({ reviewEnd }) => <Deadline time={reviewEnd} />, {
    width: '148px',
    priority: 3,
    value: ({ reviewEnd }) => minutes(reviewEnd),
  }),
];

/** A judge's own projects of a stage, with how far each sheet is. */
export function JudgingListScreen() {
  const { t, i18n } = useLingui();
  const deadlineOf = useDeadline();
  const { stageId = '' } = useParams();
  const navigate = useNavigate();
  const { queryOf } = useApi();
  const path = useMemo(() => ({ id: stageId }), [stageId]);
  const list = useList(judging, { path, firstSize: 20 });
  const stage = useQuery(queryOf('judging.stages')).data?.find((one) => one.stageId === stageId);
  useTabTitle(stage?.contestTitle);
  const deadline = deadlineOf(stage?.reviewEnd);
  const stageName = stage?.kind.desc ?? '';
  if (list.query.isLoadingError)
    return (
      <Loaded isPage query={list.query}>
        {() => null}
      </Loaded>
    );
  return (
    <PageStack>
      <PageHeader
        title={stage?.contestTitle ?? t`评审项目`}
        state={stage && <StateDot tone={stageTones[stage.state.code]}>{stage.state.desc}</StateDot>}
        description={stage && t`${stageName}，${deadline} 截止`}
        actions={
          stage && (
            <SheetProgress
              className="min-h-control w-56"
              submitted={stage.submittedCount}
              total={stage.sheetCount}
              until={stage.reviewEnd}
            />
          )
        }
      />
      <ResourceTable
        list={list}
        columns={columns}
        caption={t`评审项目`}
        filters={
          <ListFilters list={list}>
            {(field) => (
              <>
                {field.choice('state', (own) => (
                  <Select {...own} options={ownStates.map((one) => ({ value: one, label: i18n._(assignmentStateNames[one]) }))} />
                ))}
                {field.choice('isSubmitted', (own) => (
                  <Select
                    {...own}
                    options={[
                      { value: 'false', label: t`未提交` },
                      { value: 'true', label: t`已提交` },
                    ]}
                  />
                ))}
              </>
            )}
          </ListFilters>
        }
        empty={<EmptyState title={t`还没有要评的项目`} description={t`评审开始后，分给你的项目会出现在这里`} />}
        rowActs={({ projectId, state: { code } }) => [
          {
            key: 'score',
            label: code === 'SUBMITTED' ? t`查看` : t`评分`,
            onSelect: () => void navigate(generatePath(consolePaths.judgingProject, { stageId, projectId })),
          },
        ]}
      />
    </PageStack>
  );
}

function ProjectLink({ projectId, title }: { projectId: string; title: string }) {
  const { stageId = '' } = useParams();
  return <NameLink to={generatePath(consolePaths.judgingProject, { stageId, projectId })}>{title}</NameLink>;
}
