import { consolePaths } from '@saiwu/openapi';
import { Button } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { Offered } from '../sign-in/offered.tsx';
import { ResetForm } from './reset-form.tsx';

/** A new password in place of a forgotten one, by phone. */
export function ResetPasswordScreen() {
  const { t } = useLingui();
  return (
    <EntryFrame
      title={t`重置密码 · 赛务`}
      heading={<Trans>重置密码</Trans>}
      lead={<Trans>用账号绑定的手机号设置新密码，所有设备上的登录都会结束</Trans>}
    >
      <Offered isOffered={({ canResetBySms }) => canResetBySms} refusal={t`这里不能自助重置密码`}>
        <ResetForm />
        <p className="mt-6 flex items-center justify-center text-fg-muted">
          <Trans>想起来了？</Trans>
          <Button asChild variant="link" className="px-1.5">
            <Link to={consolePaths.signIn}>
              <Trans>返回登录</Trans>
            </Link>
          </Button>
        </p>
      </Offered>
    </EntryFrame>
  );
}
