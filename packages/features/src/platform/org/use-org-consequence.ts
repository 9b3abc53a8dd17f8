import type { Consequence } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { useUseWords } from './use-use-words.ts';

/** Why an organisation cannot be deleted with all beneath it, said instead of the question. */
export function useOrgConsequence(): (id: string) => Promise<Consequence> {
  const { t } = useLingui();
  const { call } = useApi();
  const wordsOf = useUseWords();
  return useCallback(
    async (id) => {
      const used = await call('org.belongings', { body: [id] });
      const [role] = used.roles;
      if (role !== undefined) return { refusal: t`角色「${role}」的数据范围只有这里，请先修改这个角色` };
      const parts = wordsOf(used).map(({ words }) => words);
      return parts.length === 0 ? null : { refusal: t`这里和它的下级还有${parts.join(t`、`)}，不能删除。选中它可以看到在哪里` };
    },
    [t, call, wordsOf],
  );
}
