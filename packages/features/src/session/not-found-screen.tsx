import { consolePaths } from '@saiwu/openapi';
import { Button, EmptyState } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

/** No page of the console stands at this address; its search is at hand. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <EmptyState
      drawing="search"
      heading="h1"
      title={t`页面不存在`}
      description={
        <>
          <span className="pointer-coarse:hidden">{t`地址可能写错了，或者页面已经移走。可以按 Ctrl K 搜索菜单。`}</span>
          {/* without a keyboard there are no keys to press */}
          <span className="hidden pointer-coarse:inline">{t`地址可能写错了，或者页面已经移走。可以用页面顶部的「全局搜索」找。`}</span>
        </>
      }
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
