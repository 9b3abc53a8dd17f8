import { DataTable, Pagination, type DataTableProps } from '@saiwu/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { z } from 'zod';
import { useErrorInfo } from './error-info.ts';

/** Fields of the address that hold a page. */
export const pagingFields = {
  page: z.int().min(1).max(1_000_000).default(1),
  size: z.int().min(1).max(100).default(20),
};

interface QueriedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'isLoading' | 'error' | 'onRetry'> {
  /** A page of the contract. Its rows stay while the next ones come when it keeps them as placeholder data. */
  query: UseQueryResult<{ records: Row[]; total: string }>;
  page: number;
  size: number;
  onPaging: (paging: { page: number; size?: number }) => void;
}

/** One page of a query with its pager, for lists that are no resource of their own: loading, failure and nothing are told in the table. */
export function QueriedTable<Row>({ query, page, size, onPaging, ...table }: QueriedTableProps<Row>) {
  const infoOf = useErrorInfo();
  const total = Number(query.data?.total ?? 0);
  return (
    <>
      <DataTable
        {...table}
        rows={query.data?.records ?? []}
        isLoading={query.isPending || query.isPlaceholderData}
        error={infoOf(query.error)}
        onRetry={() => void query.refetch()}
      />
      {total > 0 && (
        <Pagination
          total={total}
          page={page}
          size={size}
          onPageChange={(next) => onPaging({ page: next })}
          onSizeChange={(next) => onPaging({ size: next, page: 1 })}
          className="border-t border-border px-4 py-2"
        />
      )}
    </>
  );
}
