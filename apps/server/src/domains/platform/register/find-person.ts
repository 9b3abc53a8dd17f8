import { type RawBuilder, sql } from 'kysely';
import { invalid, notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { passOver } from '../../../rows/pass-over.ts';
import { isTaken } from '../../../rows/unique.ts';
import { changeable } from '../../../rows/scope.ts';
import type { Register } from './register-table.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What acts on one person of a register have to know. */
export interface HeldPerson {
  id: string;
  version: number;
  orgId: string;
  schoolId: string;
  number: string;
  name: string;
  phone: string | null;
  userId: string | null;
  refusedBy: string[];
}

/** People in the caller's scope, held until the transaction ends, in the order of their ids. Throws a 404 unless all are there. */
export async function holdPeople(ctx: Context, table: Register, ids: readonly string[]): Promise<HeldPerson[]> {
  const held = await holdSome(ctx, table, ids);
  if (held.length !== new Set(ids).size) throw notFound();
  return held;
}

/** The same of those who are there; the others are passed over. */
export async function holdThoseThere(ctx: Context, table: Register, ids: readonly string[]): Promise<HeldPerson[]> {
  const held = await holdSome(ctx, table, ids);
  passOver(ctx, ids, held.length);
  return held;
}

async function holdSome(ctx: Context, table: Register, ids: readonly string[]): Promise<HeldPerson[]> {
  const { rows } =
    await sql<HeldPerson>`select id, version, org_id, school_id, number, name, phone, user_id, refused_by::text[] as refused_by from ${sql.table(table)}
    where tenant_id = ${ctx.tenant.id} and ${changeable(ctx, table)} and id = any(${ids}::bigint[]) order by id for update`.execute(
      tenantDb(ctx),
    );
  return rows;
}

/** Refuses a number that somebody else of the school has, whoever may see that person. */
export async function refuseTakenNumber(ctx: Context, table: Register, { number, schoolId }: Numbered, ownId = '0'): Promise<void> {
  const { rows } = await findNumbers(ctx, table, [{ number, schoolId }], sql`true`);
  if (rows.some(({ id }) => id !== ownId)) throw invalid({ number: isTaken(number) });
}

interface Numbered {
  number: string;
  schoolId: string;
}

/** Who has these numbers at these schools, with what else is asked of them. */
export function findNumbers<Fact>(ctx: Context, table: Register, numbers: readonly Numbered[], fact: RawBuilder<Fact>) {
  return sql<{ id: string; schoolId: string; number: string; fact: Fact }>`
    select id, school_id, lower(number) as number, ${fact} as fact from ${sql.table(table)}
    where tenant_id = ${ctx.tenant.id} and (school_id, lower(number)) in (
      select * from unnest(${numbers.map(({ schoolId }) => schoolId)}::bigint[], ${numbers.map(({ number }) => number.toLowerCase())}::text[]))`.execute(
    tenantDb(ctx),
  );
}
