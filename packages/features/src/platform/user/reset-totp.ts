import { confirm } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useAct } from '../../lib/api/use-act.ts';
import type { UserRow } from './user.ts';

/** Takes the second factor from a user who has lost it, after a confirmation. */
export function useResetTotp(): (row: UserRow) => Promise<void> {
  const { t } = useLingui();
  const reset = useAct('totp.reset', { success: t`两步验证已重置`, invalidates: [] });
  return async ({ id, name }) => {
    const isSure = await confirm({
      title: t`重置「${name}」的两步验证？`,
      description: t`手机丢了时用。之后只凭密码就能登录，已登录的设备会退出。请先确认是本人要求的。`,
      confirmLabel: t`重置两步验证`,
      isDanger: true,
    });
    if (isSure) reset.mutate({ body: { userId: id } });
  };
}
