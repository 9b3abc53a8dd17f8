import { BrandMark, Button, Card } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChangePasswordForm } from './change-password-form.tsx';
import { EntrySettings } from './entry/entry-settings.tsx';

export interface ForcedPasswordScreenProps {
  /** The password is older than the organisation allows; else it is one that somebody else gave. */
  isExpired: boolean;
  onDone: () => void;
  onSignOut: () => void;
}

/** Stands before everything else while the password has to be changed. */
export function ForcedPasswordScreen({ isExpired, onDone, onSignOut }: ForcedPasswordScreenProps) {
  const { t } = useLingui();
  return (
    <main className="flex min-h-dvh flex-col bg-bg p-4 text-fg sm:p-6">
      <title>{t`修改密码 · 赛务`}</title>
      <EntrySettings />
      <div className="m-auto w-full max-w-110 py-8">
        <Card>
          <BrandMark size={32} />
          <h1 className="mt-4 mb-1 text-xl font-semibold">
            {isExpired ? <Trans>密码已到期，请换一个</Trans> : <Trans>先换一个自己的密码</Trans>}
          </h1>
          <p className="mb-6 text-fg-muted">
            {isExpired ? (
              <Trans>现在的密码用得太久了。换好之后就可以继续使用。</Trans>
            ) : (
              <Trans>现在的密码是别人给的，只能用一次。换好之后就可以开始使用。</Trans>
            )}
          </p>
          <ChangePasswordForm oldLabel={t`现在的密码`} onDone={onDone} />
          <Button variant="ghost" className="mt-4 -ml-3.5" onClick={onSignOut}>
            <Trans>退出登录</Trans>
          </Button>
        </Card>
      </div>
    </main>
  );
}
