import { lazy, Suspense } from 'react';

/** The place of the toasts; one per page, inside `UiProvider`. Its code loads after the page. */
export function ToastHost() {
  return (
    <Suspense fallback={null}>
      <ToastSurface />
    </Suspense>
  );
}

const ToastSurface = lazy(async () => ({ default: (await import('./toast-surface.tsx')).ToastSurface }));
