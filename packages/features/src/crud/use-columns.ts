import { useLingui } from '@lingui/react';
import type { ListColumn as AdminColumn } from '@saiwu/admin';
import { useMemo } from 'react';
import type { ListColumn } from './columns.tsx';

/** Columns with their titles in the reader's language. */
export function useColumns<Row>(columns: readonly ListColumn<Row>[]): AdminColumn<Row>[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(
    () => columns.map((column) => ({ ...column, title: i18n._(column.title) })),
    // the words of titles change with the locale, the object that holds them does not
    // oxlint-disable-next-line react/exhaustive-deps
    [columns, i18n, locale],
  );
}
