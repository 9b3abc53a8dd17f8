import { Trans, useLingui } from '@lingui/react/macro';
import { EntryFrame } from './entry/entry-frame.tsx';
import { WaysIn } from './sign-in/ways-in.tsx';

/**
 * The sign-in page: account and password, and the other ways in that this installation offers. It needs no router, which would be a tenth
 * of what it loads: whoever shows it leads on when somebody has signed in.
 */
export function SignInScreen() {
  const { t } = useLingui();
  return (
    <EntryFrame title={t`登录 · 赛务`} heading={<Trans>登录</Trans>} lead={<Trans>用学校或学院给你的账号</Trans>}>
      <WaysIn />
    </EntryFrame>
  );
}
