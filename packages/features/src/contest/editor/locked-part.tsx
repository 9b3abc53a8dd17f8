import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { PartIsLocked, useLock } from './contest-field.tsx';

/** Fields of a path that may no longer change together: then shown as they are, under the reason. */
export function LockedPart({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useLingui();
  const reason = useLock(path);
  return (
    <PartIsLocked value={reason !== undefined}>
      <fieldset disabled={reason !== undefined} className="contents">
        {reason !== undefined && (
          <Alert tone="info" title={t`这部分现在不能修改`}>
            {reason}
          </Alert>
        )}
        {children}
      </fieldset>
    </PartIsLocked>
  );
}
