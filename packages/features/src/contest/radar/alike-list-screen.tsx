import { ListFilters, NameLink } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, radarKindNames, radarModel, radarStateNames } from '@saiwu/openapi';
import { Badge, EmptyState, PageStack, Select, StateDot } from '@saiwu/ui';
import { useMemo } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineList } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';
import { useCan } from '../../lib/api/access.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import type { Alike, ContestDetail } from '../answers.ts';
import { ContestPage } from '../place/contest-page.tsx';
import { PartActs } from '../place/part-acts.tsx';
import { alikeTones } from '../../lib/contest/tones.ts';
import { DecideChosenAlikes } from './decide-chosen-alikes.tsx';
import { LookButton } from './look-button.tsx';
import { useAlikeWords } from './use-alike-words.ts';

const alikes = defineList('radar.page', {
  title: msg`相近的项目`,
  labels: {
    projectId: msg`项目`,
    title: msg`项目名称`,
    kinds: msg`相近之处`,
    score: msg`相近程度`,
    state: msg`状态`,
    createTime: msg`发现时间`,
  },
  keyOf: (row) => row.id,
  nameOf: ({ first, second }) => `${first.title} — ${second.title}`,
  firstSort: { key: 'score', order: 'desc' },
  model: radarModel,
});

const col = columnsOf(alikes);
const columns = [
  col.custom('pair', msg`项目`, (row) => <Pair alike={row} />, {
    priority: 1,
    minWidth: '240px',
    value: ({ first, second }) => `${first.title} — ${second.title}`,
  }),
  col.custom('kinds', alikes.labels.kinds, (row) => <Why alike={row} />, { width: '260px', minWidth: '160px' }),
  col.custom('score', alikes.labels.score, ({ score }) => <span className="font-medium tabular-nums">{`${score}%`}</span>, {
    width: '104px',
    align: 'right',
    isSortable: true,
    value: (row) => row.score,
  }),
  col.custom('state', alikes.labels.state, ({ state }) => <StateDot tone={alikeTones[state.code]}>{state.desc}</StateDot>, {
    width: '128px',
    isState: true,
    isSortable: true,
    value: ({ state }) => state.desc,
  }),
  col.time('createTime', { priority: 3 }),
];

/** Projects of a contest that are like others, of whatever contest, year and college. */
export function AlikeListScreen() {
  return <ContestPage open="alikes">{(contest) => <Alikes contest={contest} />}</ContestPage>;
}

function Alikes({ contest: { id } }: { contest: ContestDetail }) {
  const { t } = useLingui();
  const can = useCan();
  const optionsOf = useOptions();
  const list = useList(alikes, { fixed: useMemo(() => ({ contestId: id }), [id]), firstSize: 20 });
  const bulkActs = () => <DecideChosenAlikes list={list} />;
  return (
    <PageStack>
      {can('radar.look') && (
        <PartActs>
          <LookButton contestId={id} />
        </PartActs>
      )}
      {list.filters.projectId !== undefined && (
        <p className="text-fg-muted">
          {t`只列出和一个项目相近的。`}
          <NameLink isInText to={generatePath(consolePaths.alikes, { id })}>
            {t`查看全部`}
          </NameLink>
        </p>
      )}
      <ResourceTable
        list={list}
        columns={columns}
        caption={t`相近的项目`}
        filters={
          <ListFilters list={list}>
            {(field) => (
              <>
                {field.choice('kinds', (own) => (
                  <Select {...own} options={optionsOf(radarKindNames)} />
                ))}
                {field.choice('state', (own) => (
                  <Select {...own} options={optionsOf(radarStateNames)} />
                ))}
              </>
            )}
          </ListFilters>
        }
        bulkActs={can('radar.decide') ? bulkActs : undefined}
        empty={
          <EmptyState
            title={t`没有发现相近的项目`}
            description={t`项目提交后自动和往届、其他大赛、其他学院的项目对比；导入的项目点「重新查重」`}
          />
        }
      />
    </PageStack>
  );
}

/** Both titles, each with where it stands where that is another contest or college than the other's. */
function Pair({ alike: { id, first, second } }: { alike: Alike }) {
  const { id: contestId = '' } = useParams();
  return (
    <span className="flex min-w-0 flex-col gap-0.5 py-1">
      <NameLink to={generatePath(consolePaths.alike, { id: contestId, findingId: id })}>{second.title}</NameLink>
      <span className="truncate text-fg-muted max-md:whitespace-normal">{first.title}</span>
      <span className="truncate text-xs text-fg-muted max-md:whitespace-normal">
        {[first.contestTitle, first.collegeLabel ?? first.schoolLabel].join(' · ')}
      </span>
    </span>
  );
}

function Why({ alike }: { alike: Alike }) {
  const words = useAlikeWords();
  return (
    <span className="flex flex-wrap gap-1">
      {words(alike).map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
    </span>
  );
}
