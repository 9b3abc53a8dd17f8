import { BrandMark, Button, Card } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { EntrySettings } from '../entry/entry-settings.tsx';
import { EnrolTotp } from './enrol-totp.tsx';

/** Stands before everything else while the installation demands a second factor that has not been set up. */
export function EnrolTotpScreen({ onDone, onSignOut }: { onDone: () => void; onSignOut: () => void }) {
  const { t } = useLingui();
  return (
    <main className="flex min-h-dvh flex-col bg-bg p-4 text-fg sm:p-6">
      <title>{t`设置两步验证 · 赛务`}</title>
      <EntrySettings />
      <div className="m-auto w-full max-w-110 py-8">
        <Card>
          <BrandMark size={32} />
          <h1 className="mt-4 mb-1 text-xl font-semibold">
            <Trans>先设置两步验证</Trans>
          </h1>
          <p className="mb-6 text-fg-muted">
            <Trans>管理员登录要多一步：密码之外，再填手机验证器上的数字。这样密码泄露了，别人也进不来。</Trans>
          </p>
          <EnrolTotp onDone={onDone} />
          <Button variant="ghost" className="mt-4 -ml-3.5" onClick={onSignOut}>
            <Trans>退出登录</Trans>
          </Button>
        </Card>
      </div>
    </main>
  );
}
