import { useState } from 'react';

/** One page of rows that are all here already, as a proposal's pairs are. */
export function useLocalPage<Row>(rows: readonly Row[], firstSize = 20) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(firstSize);
  const last = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(page, last);
  return {
    rows: rows.slice((current - 1) * size, current * size),
    /** For `<Pagination>`. */
    pager: {
      total: rows.length,
      page: current,
      size,
      onPageChange: setPage,
      onSizeChange: (next: number) => {
        setSize(next);
        setPage(1);
      },
    },
  };
}
