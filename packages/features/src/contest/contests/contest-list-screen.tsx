import { ListFilters, NameLink } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OperationId } from '@saiwu/api-client';
import { consolePaths, contestModel, contestStateNames } from '@saiwu/openapi';
import { Button, EmptyState, PageHeader, PageStack, Select, StateDot } from '@saiwu/ui';
import { useMemo, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { z } from 'zod';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineResource } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';
import { useCan } from '../../lib/api/access.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import { CoverPicture } from '../../lib/upload/cover-picture.tsx';
import type { Contest, Stage } from '../answers.ts';
import { SheetProgress } from '../sheet-progress.tsx';
import { Deadlines } from '../../lib/language/deadline-cell.tsx';
import { PublishDialog } from '../place/publish-dialog.tsx';
import { contestTones, stageTones } from '../../lib/contest/tones.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ContestBulkActs } from './contest-bulk-acts.tsx';
import { useContestActs } from './use-contest-acts.ts';

const contests = defineResource('contest', {
  title: msg`大赛`,
  labels: {
    title: msg`标题`,
    edition: msg`届次`,
    state: msg`状态`,
    projectCount: msg`项目`,
    judgeCount: msg({ message: '评委', context: '多位' }),
  },
  nameOf: (contest) => contest.title,
  model: contestModel.extend({ edition: z.int().min(2000).max(2100) }),
});

const col = columnsOf(contests);

const columns = [
  col.custom('title', msg`标题`, (contest) => <Title contest={contest} />, { isSortable: true, priority: 1, minWidth: '208px' }),
  col.custom(
    'state',
    msg`状态`,
    ({ state, cancelReason }) => (
      <span title={cancelReason ?? undefined}>
        <StateDot tone={contestTones[state.code]}>{state.desc}</StateDot>
      </span>
    ),
    { width: '96px', isState: true },
  ),
  col.custom('stage', msg`阶段`, ({ stages: [stage] }) => stage && <StageProgress stage={stage} />, {
    width: '216px',
    minWidth: '176px',
  }),
  col.custom('registrationEnd', msg`截止时间`, (contest) => <Ends contest={contest} />, { isSortable: true, width: '184px' }),
  col.number('projectCount', { isSortable: false, priority: 3 }),
  col.number('judgeCount', { isSortable: false, priority: 3 }),
];

/** Numbers that stand at zero for those who may not see what they count. */
const seenBy: Partial<Record<string, OperationId>> = { projectCount: 'project.page', judgeCount: 'stage.get' };

/** The contests of the caller's scope. */
export function ContestListScreen() {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const can = useCan();
  const list = useList(contests);
  const seenColumns = useMemo(() => columns.filter(({ key }) => seenBy[key] === undefined || can(seenBy[key])), [can]);
  const [publishing, setPublishing] = useState<Contest | null>(null);
  const [cancelling, setCancelling] = useState<Contest | null>(null);
  const actsOf = useContestActs({ onPublish: setPublishing, onCancel: setCancelling });
  const create = can('contest.save') && (
    <Button asChild>
      <Link to={consolePaths.newContest}>{t`创建大赛`}</Link>
    </Button>
  );
  const bulkActs = () => <ContestBulkActs list={list} />;
  return (
    <PageStack>
      <PageHeader title={t`大赛列表`} actions={create} />
      <ResourceTable
        list={list}
        columns={seenColumns}
        filters={
          <ListFilters
            list={list}
            renderMore={(field) => (
              <>
                {field.text('title')}
                {field.text('edition', { inputMode: 'numeric', maxLength: 4 })}
              </>
            )}
          >
            {(field) => field.choice('state', (own) => <Select {...own} options={optionsOf(contestStateNames)} />)}
          </ListFilters>
        }
        rowActs={can('project.page') ? actsOf : undefined}
        canReachAll
        bulkActs={can('contest.publish') || can('contest.remove') ? bulkActs : undefined}
        empty={
          <EmptyState title={t`还没有大赛`} description={t`一个大赛从标题、赛道和时间开始，发布后导入项目、分配评委`} action={create} />
        }
      />
      {publishing && <PublishDialog contest={publishing} onClose={() => setPublishing(null)} />}
      {cancelling && <CancelDialog contest={cancelling} onClose={() => setCancelling(null)} />}
    </PageStack>
  );
}

function Title({ contest: { id, title, edition, orgLabel, cover } }: { contest: Contest }) {
  return (
    <span className="flex items-center gap-3">
      <CoverPicture cover={cover} className="h-8 shrink-0 rounded-small max-lg:hidden" />
      <span className="min-w-0">
        <span className="line-clamp-1 break-all max-md:line-clamp-none max-md:break-normal" title={title}>
          <NameLink to={generatePath(consolePaths.contest, { id })}>{title}</NameLink>
        </span>
        <span className="line-clamp-1 text-xs font-normal break-all text-fg-muted">
          {edition} · {orgLabel}
        </span>
      </span>
    </span>
  );
}

/** When registration and review end. */
function Ends({ contest: { registrationEnd, stages } }: { contest: Contest }) {
  const { t } = useLingui();
  const ends = [
    { name: t`报名`, time: registrationEnd },
    { name: t`评审`, time: stages[0]?.reviewEnd },
  ];
  return <Deadlines ends={ends} />;
}

/** A stage with how many of its sheets are in, once there are some. */
function StageProgress({ stage: { kind, state, submittedCount, sheetCount, reviewEnd } }: { stage: Stage }) {
  return (
    <div className="grid max-md:grow">
      {/* where there is no room beside the stage's name, its state stands beneath that, not beneath the dot */}
      <span className="flex flex-wrap items-baseline gap-x-2 pl-3">
        <StateDot className="-ml-3" tone={stageTones[state.code]}>
          {kind.desc}
        </StateDot>
        <span className="whitespace-nowrap text-fg-muted">{state.desc}</span>
      </span>
      {sheetCount > 0 && <SheetProgress className="min-w-36 text-xs" submitted={submittedCount} total={sheetCount} until={reviewEnd} />}
    </div>
  );
}
