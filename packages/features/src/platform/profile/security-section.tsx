import { Card } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChangePasswordForm } from '../../session/change-password-form.tsx';
import { TotpSettings } from '../../session/totp/totp-settings.tsx';

/** What keeps others out: the password, and a second factor. */
export function SecuritySection() {
  const { t } = useLingui();
  const [changes, setChanges] = useState(0);
  return (
    <div className="flex flex-col gap-4">
      <Card title={t`修改密码`}>
        <div className="flex max-w-180 flex-col gap-4">
          <p className="text-fg-muted">
            <Trans>修改后，其他设备上的登录会退出。</Trans>
          </p>
          {/* a new form after each change: what was typed is not kept */}
          <ChangePasswordForm key={changes} onDone={() => setChanges(changes + 1)} />
        </div>
      </Card>
      <TotpSettings />
    </div>
  );
}
