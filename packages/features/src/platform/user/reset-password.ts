import { confirm } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useAct } from '../../lib/api/use-act.ts';
import type { UserRow } from './user.ts';

/** Gives a user a new one-time password after a confirmation, and hands it to `onGiven`. */
export function useResetPassword(onGiven: (given: { name: string; password: string }) => void): (row: UserRow) => Promise<void> {
  const { t } = useLingui();
  const reset = useAct('user.reset', { success: t`密码已重置` });
  return async ({ id, name }) => {
    const isSure = await confirm({
      title: t`重置「${name}」的密码？`,
      description: t`现在的密码随即失效，已登录的设备会退出。`,
      confirmLabel: t`重置密码`,
      isDanger: true,
    });
    if (!isSure) return;
    reset.mutate(
      { body: { id } },
      { onSuccess: ({ oneTimePassword }) => oneTimePassword !== null && onGiven({ name, password: oneTimePassword }) },
    );
  };
}
