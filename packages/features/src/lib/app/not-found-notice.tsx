import { useAdmin } from '@saiwu/admin';
import { EmptyState } from '@saiwu/ui';
import { WaysOn } from './ways-on.tsx';

/** What a page is about is not there, or not for this reader; an old address may lead here. */
export function NotFoundNotice() {
  const { words } = useAdmin();
  return <EmptyState drawing="search" heading="h1" title={words.notFound} description={words.notFoundHelp} action={<WaysOn />} />;
}
