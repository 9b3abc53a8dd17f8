import { lazy, Suspense } from 'react';
import { speakOfEverything } from '../language/catalogues.ts';
import type { ForbiddenNoticeProps } from './forbidden-notice.tsx';

/** Stands where the reader may not look. Its code comes when somebody is there. */
export function Forbidden(props: ForbiddenNoticeProps) {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  );
}

const Notice = lazy(async () => {
  const [{ ForbiddenNotice }] = await Promise.all([import('./forbidden-notice.tsx'), speakOfEverything()]);
  return { default: ForbiddenNotice };
});
