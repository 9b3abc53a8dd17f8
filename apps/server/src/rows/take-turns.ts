import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Around } from './around-writes.ts';
import { tenantDb } from './tenant-db.ts';

type Kind =
  | 'org'
  | 'area'
  | 'dictionary'
  | 'attachment'
  | 'preference'
  | 'export'
  | 'tie'
  | 'role'
  | 'register'
  | 'certification'
  | 'banner'
  | 'entry';

/**
 * Lets the changes of one kind in a tenant (and of one name, where there is one) run one after the other, where two at once could break
 * what each alone has checked. The turn is held until the transaction ends: take turns before locking rows, or two may wait for each
 * other.
 */
export async function takeTurns(ctx: Context, kind: Kind, name = ''): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}/${ctx.tenant.id}/${name}`}, 0))`.execute(tenantDb(ctx));
}

/** The same around every write of a resource. */
export function inTurns(kind: Kind): Around {
  return async (ctx, write) => {
    await takeTurns(ctx, kind);
    return write();
  };
}
