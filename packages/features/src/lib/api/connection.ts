import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * A call got no answer: until the server is heard again nothing is read, what was being read waits, and what is written fails at once. The
 * browser itself says only when there is no network at all.
 */
export function loseConnection(): void {
  if (!onlineManager.isOnline()) return;
  onlineManager.setOnline(false);
  void listenAgain();
}

/** Whether the server was heard lately, as far as anybody knows. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
}

/** Asks whether the server can be heard; any answer will do. */
export async function tryConnection(): Promise<void> {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
    onlineManager.setOnline(true);
  } catch {
    // still not: who asks regularly asks again
  }
}

/** In milliseconds. */
const pause = 3000;

async function listenAgain() {
  while (!onlineManager.isOnline()) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await new Promise((resolve) => setTimeout(resolve, pause));
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (navigator.onLine) await tryConnection();
  }
}
