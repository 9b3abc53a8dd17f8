import { useLingui } from '@lingui/react/macro';
import { projectFields } from '@saiwu/openapi';
import { BarChart, BarList, DataTable, DescriptionList, EmptyState, Input, Pagination, Tabs } from '@saiwu/ui';
import { useMemo, useState } from 'react';
import type { Proposal } from '../answers.ts';
import { useLocalPage } from '../paging.ts';

/** A proposal before it is accepted: how even it is, how well it fits, and every pair with its reasons. */
export function ProposalPreview({ proposal }: { proposal: Proposal }) {
  const { t } = useLingui();
  const { pairs, load, totalAffinity, overlap } = proposal;
  const { largest, bound } = overlap;
  const counts = load.map(({ count }) => count);
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  const byCount = [...new Set(counts)].sort((one, other) => one - other);
  return (
    <div className="flex flex-col gap-4">
      <DescriptionList
        columns={2}
        items={[
          { label: t`评分表`, value: pairs.length },
          { label: t`每位评委`, value: least === most ? t`${most} 个` : t`${least} 到 ${most} 个` },
          { label: t`评委擅长该赛道`, value: t`${totalAffinity} 份评分表` },
          {
            label: t`同一对评委最多共评`,
            value: largest > bound ? t`${largest} 个项目，再怎么分也不会少于 ${bound} 个` : t`${largest} 个项目，已是最少`,
          },
        ]}
      />
      <Tabs
        label={t`分配预览`}
        items={[
          { key: 'pairs', title: t`逐项`, count: pairs.length, content: <PairTable proposal={proposal} /> },
          {
            key: 'load',
            title: t`工作量`,
            content: (
              <div className="grid grid-cols-2 gap-6 max-lg:grid-cols-1">
                <BarChart
                  title={t`评审项目数的分布（评委人数）`}
                  data={byCount}
                  x={(count) => t`${count} 个`}
                  series={[{ key: 'judges', label: t`评委`, value: (count) => counts.filter((one) => one === count).length }]}
                  height={340}
                />
                <section
                  aria-label={t`每位评委的项目数`}
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
                  tabIndex={0}
                  className="max-h-96 overflow-y-auto rounded-small focus-ring"
                >
                  <BarList
                    title={t`每位评委的项目数`}
                    bars={load.map(({ judgeName, count, cap }) => ({
                      label: judgeName,
                      value: count,
                      text: cap === null ? String(count) : `${count} / ${cap}`,
                    }))}
                  />
                </section>
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}

function PairTable({ proposal: { pairs } }: { proposal: Proposal }) {
  const { t, i18n } = useLingui();
  const [judge, setJudge] = useState('');
  const [project, setProject] = useState('');
  const matching = useMemo(
    () => pairs.filter((pair) => pair.judgeName.includes(judge.trim()) && `${pair.number} ${pair.projectTitle}`.includes(project.trim())),
    [pairs, judge, project],
  );
  const { rows, pager } = useLocalPage(matching);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Input className="max-w-60" aria-label={t`按项目筛选`} placeholder={t`项目名称或编号`} value={project} onValueChange={setProject} />
        <Input className="max-w-60" aria-label={t`按评委筛选`} placeholder={t`评委姓名`} value={judge} onValueChange={setJudge} />
      </div>
      <DataTable
        caption={t`项目与评委`}
        rows={rows}
        rowKey={({ projectId, judgeId }) => `${projectId}-${judgeId}`}
        empty={<EmptyState drawing="list" title={t`没有符合条件的数据`} />}
        columns={[
          { key: 'number', title: i18n._(projectFields.number), cell: ({ number }) => number, width: '112px' },
          {
            key: 'projectTitle',
            title: t({ message: '项目', context: '一个' }),
            cell: ({ projectTitle }) => projectTitle,
            priority: 1,
            minWidth: '160px',
          },
          { key: 'track', title: i18n._(projectFields.track), cell: ({ track }) => track, width: '104px', priority: 3 },
          {
            key: 'collegeLabel',
            title: i18n._(projectFields.collegeLabel),
            cell: ({ collegeLabel }) => collegeLabel,
            width: '150px',
            priority: 3,
          },
          { key: 'judgeName', title: t`评委`, cell: ({ judgeName }) => judgeName, width: '96px' },
          { key: 'reasons', title: t`理由`, cell: ({ reasons }) => reasonList(reasons), width: '300px', minWidth: '184px' },
        ]}
      />
      <Pagination {...pager} />
    </div>
  );
}

function reasonList(reasons: readonly string[]) {
  if (reasons.length === 0) return null;
  return (
    <ul className="grid text-xs text-fg-muted">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
