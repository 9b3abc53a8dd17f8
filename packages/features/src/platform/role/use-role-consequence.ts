import { useSession } from '@saiwu/auth';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useApi } from '../../lib/api/api.tsx';

/** What is said before roles are deleted: how many people lose them, the reader among them or not. */
export function useRoleConsequence() {
  const { t } = useLingui();
  const { call } = useApi();
  const userId = useSession().user?.id;
  return useCallback(
    async (keys: readonly string[] | null) => {
      if (keys === null) return null;
      const holders = await Promise.all(keys.map((roleId) => call('role.userIds', { path: { roleId } })));
      const people = new Set(holders.flat());
      const count = people.size;
      if (count === 0) return null;
      if (userId !== undefined && people.has(userId)) return t`${count} 人持有，其中有你：删除后你自己也马上失去它的权限，不能恢复。`;
      return t`${count} 人持有，删除后他们马上失去它的权限，不能恢复。`;
    },
    [t, call, userId],
  );
}
