import { useSession } from '@saiwu/auth';
import { consolePaths } from '@saiwu/openapi';
import { Button } from '@saiwu/ui';
import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';

/** The ways on from a page that shows nothing: to where one came from, to sign in for whoever has not, and to the first page. */
export function WaysOn() {
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  return (
    <>
      {history.length > 1 && (
        <Button variant="outline" onClick={() => void navigate(-1)}>
          <Trans>返回上一页</Trans>
        </Button>
      )}
      {!isSignedIn && (
        <Button asChild variant="outline">
          <Link to={consolePaths.signIn}>
            <Trans>返回登录</Trans>
          </Link>
        </Button>
      )}
      <Button asChild>
        <Link to={consolePaths.dashboard}>
          <Trans>回到首页</Trans>
        </Link>
      </Button>
    </>
  );
}
