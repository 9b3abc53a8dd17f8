import { useSession } from '@saiwu/auth';
import { consolePaths } from '@saiwu/openapi';
import { Button, EmptyState } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

/** No page stands at this address. Inside the console the menu search is at hand. */
export function NotFoundScreen() {
  const { t } = useLingui();
  const { isSignedIn } = useSession();
  return (
    <EmptyState
      drawing="search"
      heading="h1"
      title={t`页面不存在`}
      description={isSignedIn ? t`地址可能写错了，或者页面已经移走。可以按 Ctrl K 搜索菜单。` : t`地址可能写错了，或者页面已经移走。`}
      action={
        <Button asChild variant="outline">
          <Link to={consolePaths.dashboard}>
            <Trans>回到首页</Trans>
          </Link>
        </Button>
      }
    />
  );
}
