import { PageNameContext } from '@saiwu/admin';
import { NoPermission, Skeleton } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { type Page } from '../../lib/app/page.tsx';
import { PageBoundary } from './page-boundary.tsx';

/** Around every page: guard, error boundary, and what stands there while its code loads. */
export function PageFrame({ page: { operation, title, Screen } }: { page: Page }) {
  const { i18n } = useLingui();
  const can = useCan();
  if (!can(operation)) return <NoPermission heading="h1" description={<Trans>需要“{i18n._(title)}”的权限，请联系管理员开通</Trans>} />;
  return (
    <PageNameContext value={i18n._(title)}>
      <PageBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <Screen />
        </Suspense>
      </PageBoundary>
    </PageNameContext>
  );
}

/** The shape of most pages: a title, a bar, lines. */
function PageSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-12" />
      <Skeleton className="h-80" />
    </div>
  );
}
