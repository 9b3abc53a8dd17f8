import type { Context } from '../../../core/context.ts';
import type { Host } from '../../../core/host.ts';
import { createQueue, type Queue } from '../../../core/queue.ts';
import { addressOf, isKnownAddress } from './sign-in-address.ts';

/**
 * Runs one guess at the password of an account from beginning to end (counted, compared, and forgotten again where it was right) before the
 * next one, and only a few at a time from one address. A guess is counted before it is compared: without a line, right ones that come
 * together would count as wrong, lock the account and the address, and be refused. An account that does not exist has a line like any
 * other. Each process has lines of its own; what is counted, and so the bound, is in the database.
 */
export function inGuessLine<T>(ctx: Context, account: string, guess: () => Promise<T>): Promise<T> {
  const lines = linesOf(ctx.host);
  const [person, place] = [`account ${ctx.tenant.id} ${account.toLowerCase()}`, `address ${ctx.tenant.id} ${addressOf(ctx)}`];
  return runIn(lines, person, 1, () => runIn(lines, place, atOnceFromAddress, guess));
}

/**
 * Runs what is compared beyond the share of its address one after the other: a flood has one of the threads that hash, and the others are
 * left to everybody. An address that somebody has signed in from lately has a line of its own, all others have one together, however many
 * they are.
 */
export async function oneByOne<T>(ctx: Context, guess: () => Promise<T>): Promise<T> {
  const place = (await isKnownAddress(ctx, 'tenant')) ? addressOf(ctx) : 'elsewhere';
  return runIn(linesOf(ctx.host), `beyond ${ctx.tenant.id} ${place}`, 1, guess);
}

/** As many as are compared at a time: Node's pool of threads has four. Far below the wrong ones that an address is allowed. */
const atOnceFromAddress = 4;

/** Requests have been let in by then, so their number is bounded. */
const mostWaiting = Infinity;

const linesOfHosts = new WeakMap<Host, Map<string, Queue>>();

function linesOf(host: Host): Map<string, Queue> {
  const lines = linesOfHosts.get(host) ?? new Map<string, Queue>();
  linesOfHosts.set(host, lines);
  return lines;
}

async function runIn<T>(lines: Map<string, Queue>, key: string, atOnce: number, task: () => Promise<T>): Promise<T> {
  const line = lines.get(key) ?? createQueue(atOnce, mostWaiting);
  lines.set(key, line);
  try {
    return await line.run(task);
  } finally {
    // whoever came last takes the line away
    if (line.length().running === 0) lines.delete(key);
  }
}
