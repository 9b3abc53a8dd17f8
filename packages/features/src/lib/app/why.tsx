import { lazy, Suspense } from 'react';
import { speakOfEverything } from '../language/catalogues.ts';

/** Behind the id of a request that failed: a link to why. Its code comes with the first failure. */
export function whyLink(request: string) {
  return (
    <Suspense>
      <Link request={request} />
    </Suspense>
  );
}

const Link = lazy(async () => {
  const [{ WhyLink }] = await Promise.all([import('./why-link.tsx'), speakOfEverything()]);
  return { default: WhyLink };
});
