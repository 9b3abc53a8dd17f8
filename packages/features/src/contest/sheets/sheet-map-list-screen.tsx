import { NameLink } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { consolePaths, sheetMapModel, sheetRowNames } from '@saiwu/openapi';
import { Button, confirm, type MenuItem } from '@saiwu/ui';
import { generatePath, Link, useNavigate } from 'react-router-dom';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen } from '../../crud/list-screen.tsx';
import { defineResource, type RowOf } from '../../crud/resource.ts';
import { filtersOf, stateFilter } from '../../crud/usual-filters.tsx';
import { useCan } from '../../lib/api/access.ts';
import { useAct } from '../../lib/api/use-act.ts';

type Row = RowOf<'sheetMap'>;

const maps = defineResource('sheetMap', {
  title: msg`申报汇总表`,
  labels: { name: msg`名称`, summary: msg`说明`, sortValue: msg`排序`, state: msg`状态`, updateTime: msg`最近修改` },
  nameOf: (row) => row.name,
  isSwitched: true,
  // those that come with the system are switched off instead: an act of the others' rows
  acts: { remove: null },
  firstSort: { key: 'sortValue', order: 'asc' },
  model: sheetMapModel,
});

const col = columnsOf(maps);

const columns = [
  col.custom('name', maps.labels.name, (row) => <Name row={row} />, {
    isSortable: true,
    isRequired: true,
    priority: 1,
    minWidth: '208px',
    value: ({ name }) => name,
  }),
  col.custom('rows', msg`每行`, (row) => <Shape row={row} />, { width: '176px', minWidth: '120px', value: () => '' }),
  col.custom('orgId', msg`所属`, (row) => <Owner row={row} />, { width: '144px', minWidth: '96px', priority: 3, value: ownerOf }),
  col.number('sortValue', { priority: 3 }),
  col.state('state', { isSortable: false }),
  col.time('updateTime', { isHidden: true }),
];

const Filters = filtersOf(maps, stateFilter);

/** How projects stand in official sheets: those that come with the system, everybody's, and the reader's own. */
export function SheetMapListScreen() {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const remove = useAct('sheetMap.remove', { success: t`已删除`, invalidates: ['sheetMap', 'project'] });

  async function removeRow({ id, name }: Row) {
    const description = t`已经导入的项目不受影响。删除后不能恢复。`;
    if (await confirm({ title: t`删除「${name}」？`, description, confirmLabel: t`删除`, isDanger: true })) remove.mutate({ body: [id] });
  }

  const actsOf = (row: Row): MenuItem[] => [
    ...(can('sheetMap.update') && !row.readonly
      ? [{ key: 'edit', label: t`编辑`, onSelect: () => void navigate(generatePath(consolePaths.sheetMap, { id: row.id })) }]
      : []),
    ...(can('sheetMap.save')
      ? [{ key: 'copy', label: t`复制`, onSelect: () => void navigate(`${consolePaths.newSheetMap}?from=${row.id}`) }]
      : []),
    ...(can('sheetMap.remove') && !row.readonly && !row.isShipped
      ? [{ key: 'remove', label: t`删除`, isDanger: true, onSelect: () => void removeRow(row) }]
      : []),
  ];
  return (
    <ListScreen
      resource={maps}
      columns={columns}
      Filters={Filters}
      rowActs={actsOf}
      toolbar={
        can('sheetMap.save') && (
          <Button asChild>
            <Link to={consolePaths.newSheetMap}>{t`新建汇总表`}</Link>
          </Button>
        )
      }
    />
  );
}

function Name({ row: { id, name, summary, readonly } }: { row: Row }) {
  const can = useCan();
  const isOpened = can('sheetMap.update') && !readonly;
  return (
    <>
      <span className="line-clamp-1 max-md:line-clamp-none" title={name}>
        {isOpened ? <NameLink to={generatePath(consolePaths.sheetMap, { id })}>{name}</NameLink> : name}
      </span>
      {summary !== null && (
        <span className="line-clamp-1 text-xs font-normal text-fg-muted" title={summary}>
          {summary}
        </span>
      )}
    </>
  );
}

/** What a row of it is, and how many columns it has. */
function Shape({ row: { rows, columns: all } }: { row: Row }) {
  const { i18n, t } = useLingui();
  const count = all.length;
  return (
    <span className="flex flex-col">
      <span>{i18n._(sheetRowNames[rows])}</span>
      <span className="text-xs text-fg-muted">{t`共 ${count} 列`}</span>
    </span>
  );
}

function ownerOf({ echoMap }: Row): string {
  return echoMap.orgId?.label ?? '';
}

function Owner({ row }: { row: Row }) {
  if (row.orgId !== null) return ownerOf(row);
  return <span className="text-fg-muted">{row.isShipped ? <Trans>系统自带</Trans> : <Trans>通用</Trans>}</span>;
}
