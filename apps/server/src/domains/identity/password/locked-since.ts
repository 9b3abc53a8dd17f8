import type { Context } from '../../../core/context.ts';
import { fromWire, toWire } from '../../../core/wire-time.ts';

/**
 * Since when wrong guesses count: those before no longer lock. So many minutes ago as the tenant says; with 0, since midnight of the
 * tenant's day, as the platform has it.
 */
export function lockedSince({ now, tenant: { passwordErrorLockMinutes: minutes, timeZone } }: Pick<Context, 'now' | 'tenant'>): Date {
  if (minutes > 0) return new Date(now.getTime() - minutes * 60_000);
  return fromWire(`${toWire(now, timeZone).slice(0, 'yyyy-MM-dd'.length)} 00:00:00`, timeZone);
}
