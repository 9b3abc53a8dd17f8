import { useLingui } from '@lingui/react/macro';
import { confirm } from '@saiwu/ui';
import { useAct } from '../../lib/api/use-act.ts';
import { deviceOf } from './session-facts.tsx';
import type { OnlineSession } from './use-online.ts';

/** Ends sessions of other people, after asking: one of them, or all that somebody has. */
export function useSignOut() {
  const { t } = useLingui();
  const { mutate } = useAct('online.end', { success: t`已下线` });
  const description = t`那里要重新登录才能继续，没有保存的内容留在那台设备上。`;
  const sure = (title: string) => confirm({ title, description, confirmLabel: t`下线`, isDanger: true });
  return {
    async endOne({ userId, token, name, browser, operatingSystem }: OnlineSession) {
      const device = deviceOf({ browser, operatingSystem }) || t`未知设备`;
      if (await sure(t`让「${name}」在「${device}」上的登录下线？`)) mutate({ body: { userId, userToken: token } });
    },
    async endAll({ userId, name }: OnlineSession) {
      if (await sure(t`让「${name}」的所有登录下线？`)) mutate({ body: { userId } });
    },
    async endOthers({ userId }: OnlineSession) {
      if (await sure(t`让你自己的其他登录下线？`)) mutate({ body: { userId } });
    },
  };
}
