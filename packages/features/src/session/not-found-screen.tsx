import { Button, EmptyState } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

/** No page stands at this address. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <EmptyState
      drawing="search"
      heading="h1"
      title={t`页面不存在`}
      description={t`地址可能写错了，或者页面已经移走。`}
      action={
        <Button asChild variant="outline">
          <Link to="/dashboard">
            <Trans>回到首页</Trans>
          </Link>
        </Button>
      }
    />
  );
}
