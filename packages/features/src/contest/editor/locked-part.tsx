import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import type { ReactNode } from 'react';

/** Fields that no longer change: shown as they are, under the reason. Without one they may. */
export function LockedPart({ reason, children }: { reason: string | undefined; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <fieldset disabled={reason !== undefined} className="contents">
      {reason !== undefined && (
        <Alert tone="info" title={t`这部分现在不能修改`}>
          {reason}
        </Alert>
      )}
      {children}
    </fieldset>
  );
}
