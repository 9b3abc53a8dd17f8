import {
  Button,
  Card,
  cn,
  DataTable,
  EmptyState,
  Pagination,
  SelectionBar,
  useIsPhone,
  useWords,
  withRows,
  type CellEdit,
  type Column,
  type MenuItem,
} from '@saiwu/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { Loaded } from '../record/loaded.tsx';
import { keyIn } from './list-source.ts';
import { ListFilters } from './list-filters.tsx';
import { ListToolsContext } from './list-tools.ts';
import { useTableTools } from './table-tools.tsx';
import type { List } from './use-list.ts';
import { useListView } from './use-list-view.ts';
import { useSelectable } from './use-selectable.ts';

/** A column of a list. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'edit'> {
  /** Changed in its place by the resource's update, and checked by the form's schema. */
  isEditable?: boolean | ((row: Row) => boolean);
}

export interface ListTableProps<Row, Filters extends object> {
  list: List<Row, Filters>;
  /** Keep the array stable. */
  columns: readonly ListColumn<Row>[];
  /** Names the table. Default: the name of one row. */
  caption?: string;
  rowActs?: ((row: Row) => MenuItem[]) | undefined;
  /** Opens a row; its act is in `rowActs` or in a cell too. */
  onRowClick?: ((row: Row) => void) | undefined;
  /** Buttons for the chosen rows; it gets those of this page. Without it nothing can be chosen. */
  bulkActs?: ((rows: Row[]) => ReactNode) | undefined;
  /** The bulk acts reach rows on other pages too, so that all that match can be chosen. */
  canReachAll?: boolean;
  /** Says which records belong here, while there are none yet, with the first act. */
  empty?: ReactNode;
  /** The content that a row opens into. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** How editable columns are edited; without it they are not. */
  cellEdit?: ((key: string) => CellEdit<Row>) | undefined;
  /** Head of the card, where a page has more than the list. */
  heading?: ReactNode;
  /** At the end of that head. */
  headingActs?: ReactNode;
  /** `<ListFilters>`: the first line of the card. Default: one with the search box, where the list has one, and the table's tools. */
  filters?: ReactNode;
  className?: string;
}

/** Third level: a list's table with its states, selection, pager, and the tools that arrange, keep and export it. */
export function ListTable<Row, Filters extends object>(props: ListTableProps<Row, Filters>) {
  const {
    list,
    columns,
    rowActs,
    onRowClick,
    bulkActs,
    canReachAll = false,
    empty,
    detail,
    cellEdit,
    heading,
    headingActs,
    filters = <ListFilters<Row, Filters> list={list} />,
    className,
  } = props;
  const { explain, words } = useAdmin();
  const { pagination } = useWords();
  const { source, query, rows, selection } = list;
  const { caption = source.title } = props;
  const selectable = useSelectable(source);
  const failure = query.error && explain(query.error);
  const told = useMemo(
    () =>
      columns.map(({ isEditable = false, ...column }) => ({
        ...column,
        ...(isEditable !== false && cellEdit && { edit: editOf(cellEdit(column.key), isEditable) }),
      })),
    [columns, cellEdit],
  );
  const arrangement = useListView(list, told);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const tools = useTableTools(list, told, arrangement, leftOut);
  const isPhone = useIsPhone();
  const chosen = rows.filter((row) => selection.kind === 'some' && selection.keys.has(keyIn(source, row)));
  // among all that match are rows that no act may touch: they do not look chosen
  const refused = selection.kind === 'some' ? [] : rows.filter((row) => selectable(row) !== true).map((row) => keyIn(source, row));

  const hasBar = bulkActs !== undefined && list.chosenCount > 0;
  const selectionBar = (look: string) =>
    bulkActs !== undefined && (
      <SelectionBar value={selection} onValueChange={list.setSelection} total={list.total} canSelectAll={canReachAll} className={look}>
        {bulkActs(chosen)}
      </SelectionBar>
    );

  // nothing to try again: the list is not there, or not for this reader
  if (query.data === undefined && (failure?.kind === 'notFound' || failure?.kind === 'forbidden'))
    return (
      <Card title={heading}>
        <Loaded query={query}>{() => null}</Loaded>
      </Card>
    );
  return (
    <Card
      title={heading}
      actions={headingActs}
      isPadded={false}
      className={cn('**:data-[slot=data-table]:rounded-t-none', currentRow, className)}
    >
      <ListLine isCovered={hasBar && !isPhone} cover={!isPhone && selectionBar('h-full flex-nowrap overflow-x-auto rounded-none px-2')}>
        <ListToolsContext value={{ ...tools, caption }}>{filters}</ListToolsContext>
      </ListLine>
      <DataTable
        caption={caption}
        // a phone's sheet has the order too
        className={cn(tools.sortable.length > 0 && 'max-md:[&_th[data-key]]:sr-only!')}
        columns={told}
        view={arrangement.view}
        onViewChange={arrangement.setView}
        onLeftOutChange={setLeftOut}
        rows={rows}
        total={list.total}
        rowKey={(row) => keyIn(source, row)}
        isLoading={query.isPending || query.isPlaceholderData}
        error={failure}
        onRetry={() => void query.refetch()}
        empty={
          list.isFiltered ? (
            <NothingFound onReset={() => list.setFilters(cleared(list.filters))} />
          ) : (
            (empty ?? <EmptyState title={words.noneYet(source.title)} />)
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
        onRowClick={onRowClick}
        detail={detail}
      />
      {isPhone && selectionBar('sticky bottom-0 z-10 rounded-none border-t border-border px-2 py-2')}
      {list.total > 0 && (
        <Pagination
          // a page may have two lists
          aria-label={`${caption} · ${pagination}`}
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

interface ListLineProps {
  isCovered: boolean;
  /** Shown over the line meanwhile, as high as it is: rows below must not move under the pointer. */
  cover: ReactNode;
  children: ReactNode;
}

/** The line over the rows: filters and tools, or the acts on the chosen rows, which stays in sight while rows scroll. */
function ListLine({ isCovered, cover, children }: ListLineProps) {
  return (
    <div className={cn('relative border-b border-border print:hidden', isCovered && 'sticky top-0 z-30')}>
      <div className={cn('px-4 py-3 max-md:px-3 max-md:py-2', isCovered && 'invisible')}>{children}</div>
      <div className={isCovered ? 'absolute inset-0 overflow-hidden rounded-t-card bg-surface' : 'contents'}>{cover}</div>
    </div>
  );
}

/** The rest of the page is about the row whose link says `aria-current`. */
const currentRow = '[&_tr:has([aria-current])]:[--ground:var(--color-theme-soft)]';

function NothingFound({ onReset }: { onReset: () => void }) {
  const { words } = useAdmin();
  return (
    <EmptyState
      drawing="search"
      title={words.noneMatch}
      action={
        <Button variant="outline" onClick={onReset}>
          {words.clearFilters}
        </Button>
      }
    />
  );
}

function cleared<Filters extends object>(filters: Filters): Filters {
  return Object.fromEntries(Object.keys(filters).map((key) => [key, undefined])) as Filters; // every filter may be absent
}

/** The edit of a column in those of its rows that are edited in their place. */
function editOf<Row>(edit: CellEdit<Row>, isEditable: true | ((row: Row) => boolean)): CellEdit<Row> {
  if (isEditable === true) return edit;
  return { ...edit, canEdit: (row) => isEditable(row) && edit.canEdit?.(row) !== false };
}
