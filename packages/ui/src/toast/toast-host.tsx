import { useEffect } from 'react';
import { piece, useAtRest } from '../piece.ts';
import { onWaitingToast } from './toast.ts';
import type { ToastHostProps } from './toast-host-props.ts';

/**
 * The place of the toasts; one per page, inside `UiProvider`. Its code comes with the first act of the person, the first toast, or when the
 * page has come to rest: without a network it would come too late. Alt+T takes the focus to the toasts, also out of an open dialog, Tab to
 * their buttons, Escape back to where it was.
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
