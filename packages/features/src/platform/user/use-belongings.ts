import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Consequence } from '@saiwu/admin';
import { useCallback } from 'react';
import { useApi } from '../../lib/api/api.tsx';

/** What goes along with users who are deleted, what stays behind, and whom that hinders, in words for the question. */
export function useBelongings(): (ids: readonly string[] | null) => Promise<Consequence> {
  const { t } = useLingui();
  const { call } = useApi();
  return useCallback(
    async (ids) => {
      if (ids === null || ids.length > mostAsked)
        return t`他们的消息会一起删除，登录马上失效，负责的项目会留下。评委不能删除。删除后不能恢复。`;
      const { projects, projectTitles, judges, stages, messages, sessions } = await call('user.belongings', { body: [...ids] });
      if (judges > 0 && judges === ids.length)
        return { refusal: judges === 1 ? t`评委的账号不能删除，只能禁用` : t`选中的 ${judges} 人都是评委，不能删除，只能禁用` };
      const quoted = projectTitles.map((title) => t`「${title}」`).join('');
      const titles = projects > projectTitles.length ? t`${quoted}等` : quoted;
      const parts = [
        judges > 0 && t`${plural(judges, { other: '其中 # 人是评委，不能删除，只能禁用' })}`,
        stages > 0 && t`${plural(stages, { other: '正在 # 个评审阶段里评分' })}`,
        projects > 0 && t`${plural(projects, { other: '负责的 # 个项目会留下，不再有负责人账号' })}（${titles}）`,
        messages > 0 && t`${plural(messages, { other: '# 条消息会一起删除' })}`,
        sessions > 0 && t`${plural(sessions, { other: '# 处登录马上失效' })}`,
      ];
      const told = parts.filter((part) => part !== false);
      return [...told, t`删除后不能恢复`].join(t({ message: '；', context: '后果' })) + t({ message: '。', context: '后果' });
    },
    [t, call],
  );
}

/** The server looks at as many at once. */
const mostAsked = 1000;
