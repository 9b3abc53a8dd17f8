import { isApiError } from '@saiwu/api-client';
import { Button, Card, DataTable, EmptyState, Pagination, SelectionBar, withRows, type CellEdit, type MenuItem } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { useExplainError } from '../lib/explain-error.ts';
import type { ListColumn } from './columns.tsx';
import type { ResourceName, RowOf } from './resource.ts';
import { TableTools } from './table-tools.tsx';
import type { List } from './use-list.ts';
import { useListView } from './use-list-view.ts';
import { useSelectable } from './use-refusal.ts';

export interface ResourceTableProps<Name extends ResourceName, Labels, Filters> {
  list: List<Name, Labels, Filters>;
  columns: ListColumn<RowOf<Name>>[];
  rowActs?: (row: RowOf<Name>) => MenuItem[];
  /** Buttons for the chosen rows; it gets those of this page. Without it nothing can be chosen. */
  bulkActs?: (rows: RowOf<Name>[]) => ReactNode;
  /** The bulk acts reach rows on other pages too, so that all that match can be chosen. */
  canReachAll?: boolean;
  /** What belongs here, said when nothing does yet, and the first act. */
  empty?: ReactNode;
  /** What a row opens into. */
  detail?: (row: RowOf<Name>) => ReactNode;
  /** How editable columns are edited; without it they are not. */
  cellEdit?: (key: string) => CellEdit<RowOf<Name>>;
}

/** Third level: a list's table with its states, selection, pager, and the tools that arrange, keep and export it. */
export function ResourceTable<Name extends ResourceName, Labels, Filters>({
  list,
  columns,
  rowActs,
  bulkActs,
  canReachAll = false,
  empty,
  detail,
  cellEdit,
}: ResourceTableProps<Name, Labels, Filters>) {
  const { t, i18n } = useLingui();
  const { resource, query, rows, selection } = list;
  const explain = useExplainError();
  const selectable = useSelectable(resource);
  const title = i18n._(resource.title);
  const told = useMemo(
    () =>
      columns.map(({ isEditable, ...column }) => ({
        ...column,
        title: i18n._(column.title),
        ...(isEditable === true && cellEdit && { edit: cellEdit(column.key) }),
      })),
    // the words of titles change with the locale, the object that holds them does not
    // oxlint-disable-next-line react/exhaustive-deps
    [columns, cellEdit, i18n, i18n.locale],
  );
  const arrangement = useListView(list, told);
  const chosen = rows.filter((row) => selection.kind === 'some' && selection.keys.has(resource.keyOf(row)));
  // among all that match are rows that no act may touch: they do not look chosen
  const refused = selection.kind === 'some' ? [] : rows.filter((row) => selectable(row) !== true).map((row) => resource.keyOf(row));

  return (
    <Card isPadded={false} className="**:data-[slot=data-table]:rounded-t-none">
      <TableTools list={list} columns={told} arrangement={arrangement} />
      <DataTable
        caption={title}
        columns={told}
        view={arrangement.view}
        onViewChange={arrangement.setView}
        rows={rows}
        total={list.total}
        rowKey={(row) => resource.keyOf(row)}
        isLoading={query.isPending || query.isPlaceholderData}
        error={query.error && { message: explain(query.error), requestId: isApiError(query.error) ? query.error.requestId : undefined }}
        onRetry={() => void query.refetch()}
        empty={
          list.isFiltered ? (
            <NothingFound onReset={() => list.setFilters(cleared(list.filters))} />
          ) : (
            (empty ?? <EmptyState title={t`还没有${title}`} />)
          )
        }
        sort={list.sort}
        onSortChange={list.setSort}
        selection={
          bulkActs && {
            value: refused.length > 0 ? withRows(selection, refused, false) : selection,
            onValueChange: list.setSelection,
            isSelectable: selectable,
          }
        }
        rowActions={rowActs}
        detail={detail}
      />
      {bulkActs !== undefined && (
        <SelectionBar
          value={selection}
          onValueChange={list.setSelection}
          total={list.total}
          canSelectAll={canReachAll}
          className="sticky bottom-0 z-10 rounded-none border-t border-border bg-surface px-2 py-2"
        >
          {bulkActs(chosen)}
        </SelectionBar>
      )}
      {list.total > 0 && (
        <Pagination
          total={list.total}
          totalKind={list.isTotalExact ? 'exact' : 'estimated'}
          page={list.page}
          size={list.size}
          onPageChange={list.setPage}
          onSizeChange={list.setSize}
          className="border-t border-border px-4 py-2"
        />
      )}
    </Card>
  );
}

function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      drawing="search"
      title={<Trans>没有符合条件的数据</Trans>}
      action={
        <Button variant="outline" onClick={onReset}>
          <Trans>清除条件</Trans>
        </Button>
      }
    />
  );
}

function cleared<Filters extends object>(filters: Filters): Filters {
  return Object.fromEntries(Object.keys(filters).map((key) => [key, undefined])) as Filters; // every filter may be absent
}
