import { useEffect, type ReactNode } from 'react';
import type { OwnProps } from '../own-props.ts';
import { piece, useAtRest } from '../piece.ts';
import { onWaitingToast } from './toast.ts';

/** For the element around the toasts, which takes no room of its own. */
export interface ToastHostProps extends OwnProps<'div', 'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur'> {
  /** Stands behind the id of a failed request that `isExplained`: a link to what explains it. Keep the function stable. */
  aboutRequest?: (requestId: string) => ReactNode;
}

/**
 * The place of the toasts; one per page, inside `UiProvider`. Its code comes with the first act of the person, the first toast, or when the page has
 * come to rest: without a network it would come too late. Alt+T takes the focus to the toasts, also out of an open dialog, Tab to their buttons,
 * Escape back to where it was.
 */
export function ToastHost(props: ToastHostProps) {
  useAtRest(toastSurface, false);
  useEffect(() => {
    const stop = onWaitingToast(toastSurface.fetch);
    // the region has to be there before its first toast, or nobody would hear that one
    const acts = ['pointerdown', 'keydown'] as const;
    for (const act of acts) addEventListener(act, toastSurface.fetch, { capture: true, once: true });
    return () => {
      stop();
      for (const act of acts) removeEventListener(act, toastSurface.fetch, { capture: true });
    };
  }, []);
  return <toastSurface.Part {...props} />;
}

const toastSurface = piece(async () => (await import('./toast-surface.tsx')).ToastSurface);
