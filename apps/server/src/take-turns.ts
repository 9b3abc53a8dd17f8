import { sql } from 'kysely';
import type { Context } from './context.ts';

/** One change after the other among a tenant's of one kind, where two at once could break what each alone has checked. Held until the transaction ends. */
export async function takeTurns(ctx: Context, kind: keyof typeof locks): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks[kind]}::int, hashtext(${ctx.tenant.id}))`.execute(ctx.db);
}

/** Numbers of the database's advisory locks. 4600 is the migrations', 4601 the seed's, 4604 the loading of areas. */
const locks = { org: 4602, area: 4603, dictionary: 4605 };
