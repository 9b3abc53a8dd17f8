import type { Context } from '../core/context.ts';
import { toWireOrNull } from '../core/wire-time.ts';

/** A row as the wire wants it: every instant in it becomes text in the tenant's zone. */
export function presentAudit(ctx: Context, row: Record<string, unknown>): { id: string; version: number } & Record<string, unknown> {
  const entries = Object.entries(row).map(
    ([key, value]) => [key, value instanceof Date ? toWireOrNull(value, ctx.tenant.timeZone) : value] as const,
  );
  return Object.fromEntries(entries) as { id: string; version: number } & Record<string, unknown>; // every table behind crudOf selects both
}
