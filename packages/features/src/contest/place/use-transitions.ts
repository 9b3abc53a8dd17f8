import { useLingui } from '@lingui/react/macro';
import { confirm } from '@saiwu/ui';
import { useAct } from '../../lib/api/use-act.ts';
import type { Contest } from '../answers.ts';

/** What takes a draft further, or away, after a question. Dialogs of acts that ask for more stand beside these. */
export function useTransitions({ onRemoved }: { onRemoved?: () => void } = {}) {
  const { t } = useLingui();
  const publish = useAct('contest.publish', { success: ({ title }) => t`已发布「${title}」`, invalidates: ['contest', 'overview'] });
  const remove = useAct('contest.remove', { success: t`已删除草稿`, invalidates: ['contest', 'overview'] });

  async function askPublish({ id, title }: Contest) {
    const isSure = await confirm({
      title: t`发布「${title}」？`,
      description: t`发布后大家能看到这个大赛，报名按设定的时间开放。首个评分提交后，评分标准和计分规则不能再改。`,
      confirmLabel: t`发布大赛`,
    });
    if (isSure) publish.mutate({ path: { id } });
  }

  async function askRemove({ id, title }: Contest) {
    const isSure = await confirm({
      title: t`删除草稿「${title}」？`,
      description: t`删除后不能恢复`,
      confirmLabel: t`删除草稿`,
      isDanger: true,
    });
    if (isSure) remove.mutate({ path: { id } }, { onSuccess: () => onRemoved?.() });
  }

  return { publish: askPublish, isPublishing: publish.isPending, remove: askRemove };
}
