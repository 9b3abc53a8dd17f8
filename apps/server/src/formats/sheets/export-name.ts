import type { Context } from '../../core/context.ts';
import { safeName } from '../../core/safe-name.ts';
import { toWire } from '../../core/wire-time.ts';

/**
 * The name of a file that is made for a request: what its `extra.fileName` asks for, as far as file systems take it; else `name` and the
 * day.
 */
export function exportName(ctx: Context, name: string, extension: 'xlsx' | 'pdf', asked: string | undefined): string {
  const wanted = asked?.trim().replace(/\.(xlsx?|pdf)$/i, '') ?? '';
  return wanted === '' ? `${name}-${toWire(ctx.now, ctx.tenant.timeZone).slice(0, 10)}.${extension}` : safeName(`${wanted}.${extension}`);
}
