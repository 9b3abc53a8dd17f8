import { NameLink } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { consolePaths, contestTemplateModel } from '@saiwu/openapi';
import { Button, confirm, type MenuItem } from '@saiwu/ui';
import { generatePath, Link, useNavigate } from 'react-router-dom';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen } from '../../crud/list-screen.tsx';
import { defineResource, type RowOf } from '../../crud/resource.ts';
import { filtersOf, stateFilter } from '../../crud/usual-filters.tsx';
import { useCan } from '../../lib/api/access.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { StagePicture } from '../editor/stages/stage-picture.tsx';

type Row = RowOf<'contestTemplate'>;

const templates = defineResource('contestTemplate', {
  title: msg`大赛模板`,
  labels: { name: msg`名称`, summary: msg`适用于`, sortValue: msg`排序`, state: msg`状态`, updateTime: msg`最近修改` },
  nameOf: (row) => row.name,
  isSwitched: true,
  // those that come with the system are switched off instead: an act of the others' rows
  acts: { remove: null },
  firstSort: { key: 'sortValue', order: 'asc' },
  model: contestTemplateModel,
});

const col = columnsOf(templates);

const columns = [
  col.custom('name', templates.labels.name, (row) => <Name row={row} />, {
    isSortable: true,
    isRequired: true,
    priority: 1,
    minWidth: '208px',
    value: ({ name }) => name,
  }),
  col.custom('stages', msg`阶段`, ({ content }) => <StagePicture content={content} />, {
    width: '232px',
    minWidth: '176px',
    value: () => '',
  }),
  col.custom('orgId', msg`所属`, (row) => <Owner row={row} />, { width: '144px', minWidth: '96px', priority: 3, value: ownerOf }),
  col.number('sortValue', { priority: 3 }),
  col.state('state', { isSortable: false }),
  col.time('updateTime', { isHidden: true }),
];

const Filters = filtersOf(templates, stateFilter);

/** What contests begin from: those that come with the system, everybody's, and the reader's own. */
export function TemplateListScreen() {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const remove = useAct('contestTemplate.remove', { success: t`已删除`, invalidates: ['contestTemplate', 'contest'] });

  async function removeRow({ id, name }: Row) {
    const description = t`从它开始的大赛不受影响。删除后不能恢复。`;
    if (await confirm({ title: t`删除「${name}」？`, description, confirmLabel: t`删除`, isDanger: true })) remove.mutate({ body: [id] });
  }

  const actsOf = (row: Row): MenuItem[] => [
    ...(can('contestTemplate.update') && !row.readonly
      ? [{ key: 'edit', label: t`编辑`, onSelect: () => void navigate(generatePath(consolePaths.contestTemplate, { id: row.id })) }]
      : []),
    ...(can('contestTemplate.save')
      ? [{ key: 'copy', label: t`复制`, onSelect: () => void navigate(`${consolePaths.newContestTemplate}?from=${row.id}`) }]
      : []),
    ...(can('contestTemplate.remove') && !row.readonly && !row.isShipped
      ? [{ key: 'remove', label: t`删除`, isDanger: true, onSelect: () => void removeRow(row) }]
      : []),
  ];
  return (
    <ListScreen
      resource={templates}
      columns={columns}
      Filters={Filters}
      rowActs={actsOf}
      toolbar={
        can('contestTemplate.save') && (
          <Button asChild>
            <Link to={consolePaths.newContestTemplate}>{t`新建模板`}</Link>
          </Button>
        )
      }
    />
  );
}

function Name({ row: { id, name, summary, readonly } }: { row: Row }) {
  const can = useCan();
  const isOpened = can('contestTemplate.update') && !readonly;
  return (
    <>
      <span className="line-clamp-1 max-md:line-clamp-none" title={name}>
        {isOpened ? <NameLink to={generatePath(consolePaths.contestTemplate, { id })}>{name}</NameLink> : name}
      </span>
      {summary !== null && (
        <span className="line-clamp-1 text-xs font-normal text-fg-muted" title={summary}>
          {summary}
        </span>
      )}
    </>
  );
}

function ownerOf({ echoMap }: Row): string {
  return echoMap.orgId?.label ?? '';
}

function Owner({ row }: { row: Row }) {
  if (row.orgId !== null) return ownerOf(row);
  return <span className="text-fg-muted">{row.isShipped ? <Trans>系统自带</Trans> : <Trans>通用</Trans>}</span>;
}
