import { useSession } from '@saiwu/auth';
import { consolePaths } from '@saiwu/openapi';
import { Button } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { EntryFrame } from './entry/entry-frame.tsx';

/** The page for addresses without one, outside of the shell. */
export function NotFoundPage() {
  const { t } = useLingui();
  const { isSignedIn } = useSession();
  return (
    <EntryFrame title={t`页面不存在 · 赛务`} heading={t`页面不存在`} lead={t`地址可能写错了，或者页面已经移走。`}>
      <Button asChild variant="outline">
        {isSignedIn ? <Link to={consolePaths.dashboard}>{t`回到首页`}</Link> : <Link to={consolePaths.signIn}>{t`返回登录`}</Link>}
      </Button>
    </EntryFrame>
  );
}
