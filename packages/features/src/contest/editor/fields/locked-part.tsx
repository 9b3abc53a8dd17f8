import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { LockLine } from './lock-line.tsx';
import { PartIsLocked, useLaterLock, useLock } from './use-lock.ts';

/**
 * Fields of a path that may no longer change together: then shown as they are, under the reason; before that under what will be the reason.
 */
export function LockedPart({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useLingui();
  const reason = useLock(path);
  const later = useLaterLock(path);
  return (
    <PartIsLocked value={reason !== undefined}>
      <fieldset disabled={reason !== undefined} className="contents">
        {reason !== undefined && (
          <Alert tone="info" title={t`这部分现在不能修改`}>
            {reason}
          </Alert>
        )}
        {later !== undefined && (
          <p className="text-xs text-fg-muted">
            <LockLine isOpen>{later}</LockLine>
          </p>
        )}
        {children}
      </fieldset>
    </PartIsLocked>
  );
}
