import { Alert, Button, toast } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { tryConnection, useIsConnected } from '../lib/api/connection.ts';

/** Says under the header that the server is not heard, and once it is heard again. The region is there before, or nobody would hear it. */
export function OfflineNotice() {
  const { t } = useLingui();
  const isConnected = useIsConnected();
  const wasLost = useRef(false);
  const tellBack = useEffectEvent(() => toast.success(t`网络恢复了，内容已经更新`));

  useEffect(() => {
    if (isConnected && wasLost.current) tellBack();
    wasLost.current = !isConnected;
  }, [isConnected]);

  return (
    <output className="block">
      {!isConnected && (
        <Alert
          tone="warning"
          className="rounded-none px-4 lg:px-6"
          actions={
            <Button variant="link" onClick={() => void tryConnection()}>
              <Trans>现在重试</Trans>
            </Button>
          }
        >
          <Trans>网络断开了：看到的可能不是最新的，填的内容会留着，恢复后才能到服务器</Trans>
        </Alert>
      )}
    </output>
  );
}
