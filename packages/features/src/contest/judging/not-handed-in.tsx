import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@saiwu/ui';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { SheetState } from './sheet-store.ts';

interface NotHandedInProps {
  state: SheetState;
  submitLabel: string;
  onSubmit: () => void;
}

/** The server could not be heard when the sheet was handed in. Handing in is final: once it is heard again the judge does it, not the page. */
export function NotHandedIn({ state: { status, isKept }, submitLabel, onSubmit }: NotHandedInProps) {
  const { t } = useLingui();
  const isConnected = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
  if (isConnected && status === 'saved')
    return (
      <Alert
        tone="info"
        isLive
        title={t`网络恢复了，评分表还没有提交`}
        actions={
          <Button variant="outline" size="small" onClick={onSubmit}>
            {submitLabel}
          </Button>
        }
      />
    );
  const isSafe = isKept || status === 'saved';
  return (
    <Alert tone="warning" isLive title={t`网络断开了，评分表还没有提交`}>
      {isSafe ? t`填写的内容不会丢，网络恢复后再提交` : t`填写的内容这台设备存不下：网络恢复前不要关闭这个页面`}
    </Alert>
  );
}
