/** What a toast may carry besides its text. */
export interface ToastOptions {
  /** Shown with a copy button, so that a failure can be reported. */
  requestId?: string;
  /** What the host says `aboutRequest` stands behind the id: the server can tell more of this failure. */
  isExplained?: boolean;
  /** Takes the act back; the toast then has an undo button. */
  undo?: () => void;
  /** What it is about, by a name of the caller's: later news about the same takes its place. */
  about?: string;
}

/** A toast on its way to the page. */
export interface ToastMessage extends ToastOptions {
  id: number;
  tone: 'success' | 'danger' | 'info';
  text: string;
}

/**
 * Says something for 5 s, longer while one is hovered or focused or the page is out of sight. Needs `<ToastHost/>` on the page; what comes
 * before it waits.
 */
export const toast = {
  success: (text: string, options?: ToastOptions): void => publish('success', text, options),
  error: (text: string, options?: ToastOptions): void => publish('danger', text, options),
  info: (text: string, options?: ToastOptions): void => publish('info', text, options),
};

/** Gives the messages to the surface that shows them; answers how to stop. Not for callers. */
export function connectToasts(next: (message: ToastMessage) => void): () => void {
  show = next;
  waiting.splice(0).forEach(next);
  return () => {
    show = undefined;
  };
}

/** Calls when a message waits for a surface, at once where one does already; answers how to stop. Not for callers. */
export function onWaitingToast(listener: () => void): () => void {
  if (waiting.length > 0) listener();
  tellWaiting = listener;
  return () => {
    tellWaiting = undefined;
  };
}

const waiting: ToastMessage[] = [];
let tellWaiting: (() => void) | undefined;
let show: ((message: ToastMessage) => void) | undefined;
let nextId = 0;

function publish(tone: ToastMessage['tone'], text: string, options?: ToastOptions) {
  nextId += 1;
  const message = { ...options, id: nextId, tone, text };
  if (show !== undefined) show(message);
  else {
    waiting.push(message);
    tellWaiting?.();
  }
}
