import { Trans, useLingui } from '@lingui/react/macro';
import { secretMask } from '@saiwu/openapi';
import { Button, Dialog } from '@saiwu/ui';
import { useEffect } from 'react';
import { ConnectionOutcome } from './connection-outcome.tsx';
import { driverNames, type DatasourceRow } from './datasource.ts';
import { useConnectionTest } from './use-connection-test.ts';

/** Tries a datasource as it is kept, at once and as often as wanted. */
export function TestDialog({ row, onClose }: { row: DatasourceRow; onClose: () => void }) {
  const { t } = useLingui();
  const { id, name, url, username, driverClassName } = row;
  const test = useConnectionTest();
  const { run } = test;
  const tryKept = () => run({ body: { id, url, username, password: secretMask, driverClassName } });
  // once, when it opens
  useEffect(tryKept, []); // oxlint-disable-line react-hooks/exhaustive-deps -- later tries are asked for
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="sm"
      title={t`测试「${name}」的连接`}
      description={`${driverNames[driverClassName]} · ${username}`}
      footer={
        <Button variant="outline" isPending={test.isPending} onClick={tryKept}>
          <Trans>再试一次</Trans>
        </Button>
      }
    >
      <p className="mb-4 font-mono text-xs wrap-anywhere text-fg-muted">{url}</p>
      <ConnectionOutcome test={test} />
    </Dialog>
  );
}
