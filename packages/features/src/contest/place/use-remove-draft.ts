import { useLingui } from '@lingui/react/macro';
import { confirm } from '@saiwu/ui';
import { useAct } from '../../lib/api/use-act.ts';
import type { Contest } from '../answers.ts';

/** Takes a draft away, after a question. */
export function useRemoveDraft({ onRemoved }: { onRemoved?: () => void } = {}): (draft: Contest) => Promise<void> {
  const { t } = useLingui();
  const remove = useAct('contest.remove', { success: t`已删除草稿`, invalidates: ['contest', 'overview'] });

  return async ({ id, title }) => {
    const isSure = await confirm({
      title: t`删除草稿「${title}」？`,
      description: t`删除后不能恢复`,
      confirmLabel: t`删除草稿`,
      isDanger: true,
    });
    if (isSure) remove.mutate({ path: { id } }, { onSuccess: () => onRemoved?.() });
  };
}
