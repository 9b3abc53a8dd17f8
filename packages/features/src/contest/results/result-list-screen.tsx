import { ListFilters, NameLink, useUrlState } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { resultFields, resultModel, scoringRuleNames } from '@saiwu/openapi';
import { Button, DropdownMenu, EmptyState, IconButton, PageStack, Select, StateDot, useIsPhone } from '@saiwu/ui';
import { Download, FileText, Printer } from 'lucide-react';
import { createContext, use, useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineList } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';
import { useCan } from '../../lib/api/access.ts';
import { useDownload } from '../../lib/api/use-download.ts';
import type { Contest, Stage } from '../answers.ts';
import { boardOf } from '../board-path.ts';
import { ContestPage } from '../place/contest-page.tsx';
import { PartActs } from '../place/part-acts.tsx';
import { PartHead } from '../place/part-head.tsx';
import { ReleaseResults } from '../review/release-results.tsx';
import { useReleasedWords } from '../review/released-words.ts';
import { StagePicker } from '../stage-picker.tsx';
import { useChosenStage } from '../use-chosen-stage.ts';
import { WaitingStage } from '../waiting-stage.tsx';
import { PrintedResults } from './printed-results.tsx';
import { ResultDrawer } from './result-drawer.tsx';
import { minutes } from '../../lib/language/show.ts';
import { SealLine } from './seal-line.tsx';
import { usePrint } from './use-print.ts';

/** The result whose calculation is open. */
const address = z.object({ open: z.string().optional() });

const results = defineList('result.page', {
  title: msg({ message: '项目', context: '一个' }),
  labels: resultFields,
  keyOf: (row) => row.projectId,
  nameOf: (row) => row.title,
  firstSort: { key: 'rank', order: 'asc' },
  acts: { export: null },
  model: resultModel,
});

const col = columnsOf(results);
const columns = [
  col.number('rank', { width: '72px', isSortable: false }),
  col.code('number', { width: '112px', isSortable: false }),
  col.custom('title', resultFields.title, ({ projectId, title }) => <OpenButton projectId={projectId} title={title} />, {
    priority: 1,
    minWidth: '176px',
    value: (row) => row.title,
  }),
  col.text('track', { width: '112px', minWidth: '96px', priority: 3, isSortable: false }),
  col.text('collegeLabel', { width: '160px', minWidth: '96px', isSortable: false }),
  col.text('leaderName', { width: '96px', priority: 3, isSortable: false }),
  col.custom('score', resultFields.score, ({ score }) => <span className="font-medium">{score}</span>, {
    align: 'right',
    width: '96px',
    value: (row) => row.score,
  }),
];

/** The ranked result of a closed stage; each line opens into its calculation. */
export function ResultListScreen() {
  return (
    <div className={onPaperAlone}>
      <ContestPage open="results">{(contest) => <Results contest={contest} />}</ContestPage>
    </div>
  );
}

/** What is printed has a head of its own. */
const onPaperAlone = 'print:[&_[data-slot=page-header]]:hidden print:[&_[role=tablist]]:hidden';

function Results({ contest }: { contest: Contest }) {
  const { t } = useLingui();
  const [chosen, choose] = useChosenStage(contest);
  const { stages } = contest;
  const stage = stages.find(({ id }) => id === chosen) ?? stages.findLast(({ state }) => state.code === 'CLOSED') ?? stages[0];
  if (stage === undefined) return <EmptyState title={t`还没有评审阶段`} />;
  if (stages.length === 1) return <StageResults contest={contest} stage={stage} />;
  return (
    <PageStack>
      <PartHead className="print:hidden" acts={<StagePicker stages={stages} value={stage.id} onChoose={choose} />} />
      <StageResults key={stage.id} contest={contest} stage={stage} />
    </PageStack>
  );
}

function StageResults({ contest, stage }: { contest: Contest; stage: Stage }) {
  const { t } = useLingui();
  if (stage.state.code === 'CLOSED') return <RankedList contest={contest} stage={stage} />;
  if (stage.waitsFor !== null) return <WaitingStage stage={stage} />;
  return (
    <EmptyState
      title={t`还没有结果`}
      description={t`结果封存后，排名和每个得分的计算过程会出现在这里`}
      action={
        <Button variant="outline" asChild>
          <Link to={boardOf(contest.id, stage)} replace>{t`查看评审进度`}</Link>
        </Button>
      }
    />
  );
}

function RankedList({ contest, stage }: { contest: Contest; stage: Stage }) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const isPhone = useIsPhone();
  const [{ open }, setState] = useUrlState(address);
  const fixed = useMemo(() => ({ stageId: stage.id }), [stage.id]);
  const list = useList(results, { fixed, firstSize: 20 });
  const match = { model: { stageId: stage.id, ...list.filters }, sort: 'rank', order: 'ascending', extra: {} };
  const show = useCallback((projectId: string) => setState({ open: projectId }), [setState]);
  const releasedWords = useReleasedWords();
  const print = usePrint(match);
  const download = useDownload('result.export', { success: t`已导出结果` });
  const pdf = useDownload('result.pdf', { success: t`已导出结果` });
  const { projectCount, rule } = stage;
  const { decimals } = rule;
  const ruleName = i18n._(scoringRuleNames[rule.kind]);
  const closed = minutes(stage.closedTime);
  const take = [
    { key: 'print', label: t`打印结果`, icon: <Printer aria-hidden />, onSelect: () => print.mutate() },
    can('result.pdf') && { key: 'pdf', label: t`导出 PDF`, icon: <FileText aria-hidden />, onSelect: () => pdf.download({ body: match }) },
    can('result.export') && {
      key: 'export',
      label: t`导出结果`,
      icon: <Download aria-hidden />,
      onSelect: () => download.download({ body: match }),
    },
  ].filter((act) => act !== false);
  const head = (
    <PartHead
      className="print:hidden"
      state={<StateDot tone="success">{`${stage.kind.desc} · ${stage.state.desc}`}</StateDot>}
      description={
        <>
          {t`${projectCount} 个项目，${ruleName}，保留 ${decimals} 位小数`}
          <SealLine stage={stage} />
          <span className="block">{releasedWords(stage)}</span>
        </>
      }
      acts={
        !isPhone && (
          <>
            <ReleaseResults stage={stage} />
            <Button variant="outline" isPending={print.isPending} onClick={() => print.mutate()}>
              <Printer aria-hidden />
              {t`打印结果`}
            </Button>
            {can('result.pdf') && (
              <Button variant="outline" isPending={pdf.isPending} onClick={() => pdf.download({ body: match })}>
                <FileText aria-hidden />
                {t`导出 PDF`}
              </Button>
            )}
            {can('result.export') && (
              <Button variant="solid" isPending={download.isPending} onClick={() => download.download({ body: match })}>
                <Download aria-hidden />
                {t`导出结果`}
              </Button>
            )}
          </>
        )
      }
    />
  );
  return (
    <PageStack>
      {isPhone ? (
        <PartActs>
          <ReleaseResults stage={stage} />
          <DropdownMenu
            header={t`${closed} 封存`}
            items={take}
            trigger={
              <IconButton label={t`打印和导出`} variant="outline">
                <Download aria-hidden />
              </IconButton>
            }
          />
        </PartActs>
      ) : (
        head
      )}
      <OpenContext value={show}>
        <ResourceTable
          list={list}
          columns={columns}
          caption={t`评审结果`}
          filters={
            <ListFilters list={list}>
              {(field) =>
                field.choice('track', (own) => <Select {...own} options={contest.tracks.map((one) => ({ value: one, label: one }))} />)
              }
            </ListFilters>
          }
          empty={<EmptyState title={t`这个阶段没有参评的项目`} />}
          onRowClick={({ projectId }) => show(projectId)}
          className="print:hidden"
        />
      </OpenContext>
      {/* on a phone the results come first */}
      {isPhone && head}
      {print.data && <PrintedResults contest={contest} stage={stage} results={print.data} />}
      {open !== undefined && <ResultDrawer stageId={stage.id} projectId={open} onClose={() => setState({ open: undefined })} />}
    </PageStack>
  );
}

/** Opens a result's calculation. */
const OpenContext = createContext<(projectId: string) => void>(() => undefined);

function OpenButton({ projectId, title }: { projectId: string; title: string }) {
  const show = use(OpenContext);
  return <NameLink onPress={() => show(projectId)}>{title}</NameLink>;
}
