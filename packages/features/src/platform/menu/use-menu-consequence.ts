import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useApi } from '../../lib/api/api.tsx';

/** How many roles are named. */
const mostNames = 5;

/** What is said before a menu is deleted: what uses it, which goes with it. */
export function useMenuConsequence() {
  const { t } = useLingui();
  const { call } = useApi();
  return useCallback(
    async (id: string) => {
      const { buttons, roles } = await call('menu.use', { path: { id } });
      const count = roles.length;
      const names = roles.slice(0, mostNames).map(({ name }) => name);
      const named = names.join(t`、`);
      const parts = [
        buttons > 0 && t`${buttons} 个按钮一起删除`,
        count > 0 && count <= mostNames && t`用到它的角色失去它：${named}`,
        count > mostNames && t`用到它的 ${count} 个角色失去它：${named}等`,
      ];
      return parts.filter((part) => part !== false).join(t`；`) || null;
    },
    [t, call],
  );
}
