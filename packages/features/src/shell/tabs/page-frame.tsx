import { PageNameContext } from '@saiwu/admin';
import { Skeleton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { Forbidden } from '../../lib/app/forbidden.tsx';
import { type Page } from '../../lib/app/page.tsx';
import { PageBoundary } from './page-boundary.tsx';

/** Around every page: guard, error boundary, and what stands there while its code loads. */
export function PageFrame({ page: { operation, title, Screen } }: { page: Page }) {
  const { i18n } = useLingui();
  const can = useCan();
  if (!can(operation)) return <Forbidden isPage title={i18n._(title)} operation={operation} />;
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
