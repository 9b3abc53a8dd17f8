import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import type { ReactNode } from 'react';

/** Fields that may no longer change: shown as they are, under the reason. `reason` null: they may. */
export function LockedPart({ reason, children }: { reason: string | null; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <fieldset disabled={reason !== null} className="contents">
      {reason !== null && (
        <Alert tone="info" title={t`这部分现在不能修改`}>
          {reason}
        </Alert>
      )}
      {children}
    </fieldset>
  );
}
