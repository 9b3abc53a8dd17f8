import { safeRedirect, useSession } from '@saiwu/auth';
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useSearchParams } from 'react-router-dom';
import { EntryFrame } from './entry-frame.tsx';
import { WaysIn } from './sign-in/ways-in.tsx';

/** The sign-in page: account and password, and the other ways in that this installation offers. */
export function SignInScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { isSignedIn } = useSession();
  if (isSignedIn) return <Navigate to={safeRedirect(search.get('redirect'))} replace />;
  return (
    <EntryFrame title={t`登录 · 赛务`} heading={<Trans>登录</Trans>} lead={<Trans>学校与学院的项目赛事管理</Trans>}>
      <WaysIn />
    </EntryFrame>
  );
}
