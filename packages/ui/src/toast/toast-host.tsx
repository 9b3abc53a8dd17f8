import { lazy, Suspense } from 'react';

/**
 * The place of the toasts; one per page, inside `UiProvider`. Its code loads after the page. Alt+T takes the focus to the toasts,
 * also out of an open dialog, Tab to their buttons, Escape back to where it was.
 */
export function ToastHost() {
  return (
    <Suspense fallback={null}>
      <ToastSurface />
    </Suspense>
  );
}

const ToastSurface = lazy(async () => ({ default: (await import('./toast-surface.tsx')).ToastSurface }));
