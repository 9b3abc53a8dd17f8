import { useLingui } from '@lingui/react/macro';
import { NotFoundScreen } from './not-found-screen.tsx';

/** The page for addresses without one, outside of the shell. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <main className="grid min-h-dvh place-items-center bg-bg text-fg">
      <title>{t`页面不存在 · 赛务`}</title>
      <NotFoundScreen />
    </main>
  );
}
