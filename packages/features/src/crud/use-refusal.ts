import { useSession } from '@saiwu/auth';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { AnyRow, Resource, ResourceName, RowOf } from './resource.ts';

/** Says why rows cannot be operated on, or null: built-in rows never, one's own row not by acts that could lock one out. */
export function useRefusal<Name extends ResourceName, Labels, Filters>(resource: Resource<Name, Labels, Filters>) {
  const { t } = useLingui();
  const userId = useSession().user?.id;
  return useCallback(
    (rows: readonly RowOf<Name>[], isAllowedOnSelf = false): string | null => {
      if (rows.some((row) => (row as AnyRow).readonly)) return t`内置数据，不能操作`; // rows of every resource are read as AnyRow
      if (!isAllowedOnSelf && userId !== undefined && rows.some((row) => resource.isOwn?.(row, userId)))
        return t`包含当前登录的用户，已取消操作`;
      return null;
    },
    [resource, t, userId],
  );
}
