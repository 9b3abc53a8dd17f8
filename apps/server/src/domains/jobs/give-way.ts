import type { Context } from '../../core/context.ts';
import { operationQueue } from '../../core/operation-queue.ts';
import type { JobRow } from './job-row.ts';

/** Milliseconds between two looks whether requests are under way. */
const lookEvery = 10;

/**
 * Waits for a moment without requests, where these share one connection with jobs, until so many milliseconds after the job was asked for.
 * Throws when it is to end.
 */
export async function giveWay({ host, now }: Context, { createTime }: JobRow, longest: number, signal: AbortSignal): Promise<void> {
  if (host.database.kind !== 'embedded') return;
  const waited = Math.max(now.getTime() - createTime.getTime(), 0);
  const end = performance.now() + longest - waited;
  const queue = operationQueue(host);
  while (queue.length().running > 0 && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, lookEvery)); // oxlint-disable-line no-await-in-loop -- one look after the other
    signal.throwIfAborted();
  }
}
