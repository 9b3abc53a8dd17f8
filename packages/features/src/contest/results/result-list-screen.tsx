import { useLingui } from '@lingui/react/macro';
import { resultFields, scoringRuleNames } from '@saiwu/openapi';
import { Alert, Button, Card, EmptyState, FilterBar, Input, PageHeader, PageStack, Select, StateDot } from '@saiwu/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { z } from 'zod';
import type { ListColumn } from '../../crud/columns.tsx';
import { useDownload } from '../../crud/use-download.ts';
import { useCan } from '../../lib/access.ts';
import { useApi } from '../../lib/api.tsx';
import { useTabTitle } from '../../lib/page.tsx';
import { useUrlState } from '../../lib/url-state.ts';
import type { Contest, Result, Stage } from '../answers.ts';
import { pagingFields, QueriedTable } from '../../crud/queried-table.tsx';
import { Loaded } from '../../crud/loaded.tsx';
import { boardPath } from '../board-path.ts';
import { minutes } from '../show.ts';
import { stageTones } from '../tones.ts';
import { PrintedResults } from './printed-results.tsx';
import { ResultDrawer } from './result-drawer.tsx';
import { usePrint } from './use-print.ts';

const schema = z.object({
  ...pagingFields,
  stage: z.string().optional(),
  title: z.string().default(''),
  track: z.string().default(''),
  open: z.string().optional(),
});

const columns: ListColumn<Result>[] = [
  { key: 'rank', title: resultFields.rank, cell: ({ rank }) => rank, align: 'right', width: '72px' },
  {
    key: 'number',
    title: resultFields.number,
    cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span>,
    width: '112px',
  },
  {
    key: 'title',
    title: resultFields.title,
    cell: ({ projectId, title }) => <OpenButton projectId={projectId} title={title} />,
    priority: 1,
  },
  { key: 'track', title: resultFields.track, cell: ({ track }) => track, width: '112px', priority: 3 },
  { key: 'collegeLabel', title: resultFields.collegeLabel, cell: ({ collegeLabel }) => collegeLabel, width: '160px' },
  { key: 'leaderName', title: resultFields.leaderName, cell: ({ leaderName }) => leaderName, width: '96px', priority: 3 },
  {
    key: 'score',
    title: resultFields.score,
    cell: ({ score }) => <span className="font-medium">{score}</span>,
    align: 'right',
    width: '96px',
  },
];

/** The ranked result of a closed stage; each line opens into its calculation. */
export function ResultListScreen() {
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('contest.get', { path: { id } }));
  useTabTitle(query.data?.title);
  return (
    <Loaded isPage query={query}>
      {(contest) => <Results contest={contest} />}
    </Loaded>
  );
}

function Results({ contest }: { contest: Contest }) {
  const { t } = useLingui();
  const [{ stage: chosen }] = useUrlState(schema);
  const contestTitle = contest.title;
  const stage =
    contest.stages.find(({ id }) => id === chosen) ?? contest.stages.findLast(({ state }) => state.code === 'CLOSED') ?? contest.stages[0];
  if (stage === undefined) return <EmptyState title={t`还没有评审阶段`} />;
  if (stage.state.code === 'CLOSED') return <RankedList contest={contest} stage={stage} />;
  return (
    <PageStack>
      <PageHeader
        title={t`${contestTitle}：评审结果`}
        state={<StateDot tone={stageTones[stage.state.code]}>{stage.state.desc}</StateDot>}
      />
      <EmptyState
        title={t`还没有结果`}
        description={t`评审结束并封存后，排名和每个得分的计算过程会出现在这里`}
        action={
          <Button variant="outline" asChild>
            <Link to={boardPath(contest.id, { id: stage.id, kind: stage.kind.code, state: stage.state.code })}>{t`查看评审进度`}</Link>
          </Button>
        }
      />
    </PageStack>
  );
}

function RankedList({ contest, stage }: { contest: Contest; stage: Stage }) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const { queryOf } = useApi();
  const [{ page, size, title, track, open }, setState] = useUrlState(schema);
  const [typed, setTyped] = useState(title);
  const match = {
    model: { stageId: stage.id, title: title || undefined, track: track || undefined },
    sort: 'rank',
    order: 'ascending',
    extra: {},
  };
  const query = useQuery({ ...queryOf('result.page', { body: { ...match, size, current: page } }), placeholderData: keepPreviousData });
  const print = usePrint(match);
  const download = useDownload('result.export', { success: t`已导出结果` });
  const pdf = useDownload('result.pdf', { success: t`已导出结果` });
  const { projectCount, rule } = stage;
  const { decimals } = rule;
  const ruleName = i18n._(scoringRuleNames[rule.kind]);
  const sealed = minutes(stage.closedTime);
  const contestTitle = contest.title;
  return (
    <PageStack>
      <PageHeader
        className="print:hidden"
        title={t`${contestTitle}：评审结果`}
        state={<StateDot tone="success">{`${stage.kind.desc} · ${stage.state.desc}`}</StateDot>}
        description={t`${projectCount} 个项目，${ruleName}，保留 ${decimals} 位小数；${sealed} 封存`}
        actions={
          <>
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
        }
      />
      <div className="print:hidden">
        <FilterBar
          onSearch={() => setState({ title: typed, page: 1 })}
          onReset={() => {
            setTyped('');
            setState({ title: '', track: '', page: 1 });
          }}
        >
          <Input aria-label={t`项目名称`} placeholder={t`项目名称`} value={typed} onValueChange={setTyped} />
          <Select
            aria-label={t`赛道`}
            placeholder={t`赛道`}
            value={track}
            onValueChange={(next) => setState({ track: next, page: 1 })}
            onClear={() => setState({ track: '', page: 1 })}
            options={contest.tracks.map((one) => ({ value: one, label: one }))}
          />
        </FilterBar>
      </div>
      <Card isPadded={false} className="print:hidden">
        <QueriedTable
          caption={t`评审结果`}
          query={query}
          page={page}
          size={size}
          onPaging={setState}
          rowKey={({ projectId }) => projectId}
          empty={<EmptyState title={t`没有符合条件的项目`} />}
          onRowClick={({ projectId }) => setState({ open: projectId })}
          columns={columns.map((column) => ({ ...column, title: i18n._(column.title) }))}
        />
      </Card>
      {query.data?.total === '0' && title === '' && track === '' && <Alert tone="warning">{t`这个阶段没有参评的项目`}</Alert>}
      {print.data && <PrintedResults contest={contest} stage={stage} results={print.data} />}
      {open !== undefined && <ResultDrawer stageId={stage.id} projectId={open} onClose={() => setState({ open: undefined })} />}
    </PageStack>
  );
}

function OpenButton({ projectId, title }: { projectId: string; title: string }) {
  const [, setState] = useUrlState(schema);
  return (
    <button
      type="button"
      className="line-clamp-1 rounded-control text-left break-all font-medium -outline-offset-2 hover:text-theme-text"
      onClick={() => setState({ open: projectId })}
    >
      {title}
    </button>
  );
}
