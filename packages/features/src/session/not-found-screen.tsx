import { EmptyState } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { WaysOn } from '../lib/app/ways-on.tsx';

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
      action={<WaysOn />}
    />
  );
}
