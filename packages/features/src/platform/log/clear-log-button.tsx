import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@saiwu/ui';
import { useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { ClearLogDialog, type LogName } from './clear-log-dialog.tsx';

/** Beside the title of a log: opens the question of what to clear. */
export function ClearLogButton({ log }: { log: LogName }) {
  const { t } = useLingui();
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  if (!can(`${log}.clear`)) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Trans>清理</Trans>
      </Button>
      {isOpen && <ClearLogDialog log={log} title={log === 'optLog' ? t`清理操作日志` : t`清理登录日志`} onClose={() => setIsOpen(false)} />}
    </>
  );
}
