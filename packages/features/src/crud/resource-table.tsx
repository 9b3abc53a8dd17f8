import { isApiError } from '@saiwu/api-client';
import { BulkBar, Button, Card, DataTable, EmptyState, Pagination, type MenuItem } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useExplainError } from '../lib/explain-error.ts';
import type { ListColumn } from './columns.tsx';
import type { ResourceName, RowOf } from './resource.ts';
import { useRefusal } from './use-refusal.ts';
import type { List } from './use-list.ts';

export interface ResourceTableProps<Name extends ResourceName, Labels, Filters> {
  list: List<Name, Labels, Filters>;
  columns: ListColumn<RowOf<Name>>[];
  rowActs?: (row: RowOf<Name>) => MenuItem[];
  /** Buttons for the selected rows of this page; without them nothing can be selected. */
  bulkActs?: (rows: RowOf<Name>[]) => ReactNode;
  /** What belongs here, said when nothing does yet, and the first act. */
  empty?: ReactNode;
}

/** Third level: a list's table with its states, selection and pager. */
export function ResourceTable<Name extends ResourceName, Labels, Filters>({
  list,
  columns,
  rowActs,
  bulkActs,
  empty,
}: ResourceTableProps<Name, Labels, Filters>) {
  const { t, i18n } = useLingui();
  const { resource, query, rows, selected } = list;
  const explain = useExplainError();
  const refusalOf = useRefusal(resource);
  const title = i18n._(resource.title);
  const chosen = rows.filter((row) => selected.has(resource.keyOf(row)));

  return (
    <Card isPadded={false}>
      <DataTable
        caption={title}
        columns={columns.map((column) => ({ ...column, title: i18n._(column.title) }))}
        rows={rows}
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
          bulkActs && { keys: new Set(selected), onChange: list.setSelected, isSelectable: (row) => refusalOf([row], true) ?? true }
        }
        rowActions={rowActs}
      />
      {bulkActs !== undefined && (
        <BulkBar
          count={selected.size}
          onClear={() => list.setSelected(new Set())}
          className="sticky bottom-0 z-10 rounded-none border-t border-border bg-surface px-2 py-2"
        >
          {bulkActs(chosen)}
        </BulkBar>
      )}
      {list.total > 0 && (
        <Pagination
          total={list.total}
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
