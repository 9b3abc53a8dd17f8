import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useApi } from '../../lib/api/api.tsx';

/** What is said before roles are deleted: how many people lose them. */
export function useRoleConsequence() {
  const { t } = useLingui();
  const { call } = useApi();
  return useCallback(
    async (keys: readonly string[] | null) => {
      if (keys === null) return null;
      const holders = await Promise.all(keys.map((roleId) => call('role.userIds', { path: { roleId } })));
      const count = new Set(holders.flat()).size;
      return count === 0 ? null : t`${count} 人持有，删除后他们马上失去它的权限，不能恢复。`;
    },
    [t, call],
  );
}
