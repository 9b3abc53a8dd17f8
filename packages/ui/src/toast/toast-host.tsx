import { lazy, Suspense } from 'react';
import type { OwnProps } from '../own-props.ts';

/** For the element around the toasts, which takes no room of its own. */
export type ToastHostProps = OwnProps<'div', 'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * The place of the toasts; one per page, inside `UiProvider`. Its code loads after the page. Alt+T takes the focus to the toasts,
 * also out of an open dialog, Tab to their buttons, Escape back to where it was.
 */
export function ToastHost(props: ToastHostProps) {
  return (
    <Suspense fallback={null}>
      <ToastSurface {...props} />
    </Suspense>
  );
}

const ToastSurface = lazy(async () => ({ default: (await import('./toast-surface.tsx')).ToastSurface }));
