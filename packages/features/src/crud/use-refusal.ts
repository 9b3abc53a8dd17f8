import { useSession } from '@saiwu/auth';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { AnyRow, ListOf, PageId, RowIn } from './resource.ts';

/**
 * Says why rows cannot be operated on, or null: built-in rows never, the reader's own row only by a change that cannot lock the reader
 * out.
 */
export function useRefusal<Id extends PageId, Labels, Filters>({ isOwn }: ListOf<Id, Labels, Filters>) {
  const { t } = useLingui();
  const userId = useSession().user?.id;
  return useCallback(
    (rows: readonly RowIn<Id>[], isChange = false): string | null => {
      if (rows.some((row) => (row as AnyRow).readonly)) return t`内置数据，不能操作`; // rows of every resource are read as AnyRow
      if (!isChange && userId !== undefined && rows.some((row) => isOwn?.(row, userId))) return t`包含当前登录的用户，已取消操作`;
      return null;
    },
    [isOwn, t, userId],
  );
}
