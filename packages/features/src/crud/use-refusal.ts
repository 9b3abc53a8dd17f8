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

/** Whether a row can be chosen for acts on many, or the reason why not. */
export function useSelectable<Name extends ResourceName, Labels, Filters>(resource: Resource<Name, Labels, Filters>) {
  const { t } = useLingui();
  const refusalOf = useRefusal(resource);
  return useCallback(
    (row: RowOf<Name>): true | string => {
      const refusal = refusalOf([row], true);
      if (refusal !== null) return refusal;
      return refusalOf([row]) === null ? true : t`这是当前登录的用户，不能批量操作`;
    },
    [refusalOf, t],
  );
}
