import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useApi } from '../../lib/api/api.tsx';

/** How many items go along with dictionaries that are deleted, in words for the question. */
export function useItemsWithThem(): (types: readonly string[] | null) => Promise<string | null> {
  const { t } = useLingui();
  const { call } = useApi();
  return useCallback(
    async (types) => {
      if (types === null) return t`其中所有的项会一起删除，删除后不能恢复`;
      const pages = await Promise.all(types.map((type) => call('dictionary.page', { body: { model: { type }, size: 1 } })));
      const count = pages.reduce((sum, { total }) => sum + Number(total), 0);
      if (count === 0) return null;
      return t`${plural(count, { other: '其中的 # 个项会一起删除，删除后不能恢复' })}`;
    },
    [t, call],
  );
}
