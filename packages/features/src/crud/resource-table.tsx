import { ListTable, type ListTableProps } from '@saiwu/admin';
import type { ListColumn } from './columns.tsx';
import { useColumns } from './use-columns.ts';

export interface ResourceTableProps<Row, Filters extends object> extends Omit<ListTableProps<Row, Filters>, 'columns'> {
  columns: readonly ListColumn<Row>[];
}

/** Third level: a list's table, with the words of its columns in the reader's language. */
export function ResourceTable<Row, Filters extends object>({ columns, ...props }: ResourceTableProps<Row, Filters>) {
  return <ListTable {...props} columns={useColumns(columns)} />;
}
