import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { SheetState } from './sheet-store.ts';

/**
 * The server could not be heard when the sheet was handed in; for over the button that does it. Handing in is final: once the server is
 * heard again the judge does it, not the page.
 */
export function NotHandedIn({ state: { status, isKept } }: { state: SheetState }) {
  const { t } = useLingui();
  const isConnected = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
  if (isConnected && status === 'saved') return <Alert tone="info" isLive className="w-full" title={t`网络恢复了，评分表还没有提交`} />;
  const isSafe = isKept || status === 'saved';
  return (
    <Alert tone="warning" isLive className="w-full" title={t`网络断开了，评分表还没有提交`}>
      {isSafe ? t`填写的内容不会丢，网络恢复后再提交` : t`填写的内容这台设备存不下：网络恢复前不要关闭这个页面`}
    </Alert>
  );
}
