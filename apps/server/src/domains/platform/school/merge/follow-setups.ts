import { type RawBuilder, sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

interface Setup {
  eligibility?: { orgIds?: string[] };
  quotas?: { of?: { orgId: string; most: number }[] };
}

/**
 * Who may enter contests, those that stand and those that will begin from templates, and how many may be sent: what both could, the one of
 * both can.
 */
export async function followSetups(ctx: Context, keepId: string, dropId: string): Promise<void> {
  await follow(ctx, { keepId, dropId, table: 'contest', at: sql`setup`, put: (next) => sql`setup = ${next}::jsonb` });
  const put = (next: string) => sql`content = jsonb_set(content, '{setup}', ${next}::jsonb)`;
  await follow(ctx, { keepId, dropId, table: 'contest_template', at: sql`content -> 'setup'`, put });
}

interface Follow {
  keepId: string;
  dropId: string;
  table: 'contest' | 'contest_template';
  /** Where its rows hold a setup, and how another gets there. */
  at: RawBuilder<unknown>;
  put: (next: string) => RawBuilder<unknown>;
}

async function follow(ctx: Context, { keepId, dropId, table, at, put }: Follow): Promise<void> {
  const { rows } = await sql<{ id: string; setup: Setup }>`select id, ${at} as setup from ${sql.table(table)}
    where tenant_id = ${ctx.tenant.id} and (${at} -> 'eligibility' -> 'orgIds' ? ${dropId}
      or ${at} -> 'quotas' -> 'of' @> ${JSON.stringify([{ orgId: dropId }])}::jsonb) order by id for update`.execute(tenantDb(ctx));
  for (const { id, setup } of rows)
    await sql`update ${sql.table(table)} set ${put(JSON.stringify(renamed(setup, keepId, dropId)))}, updated_by = ${callerOf(ctx).userId},
      update_time = ${ctx.now}, version = version + 1 where tenant_id = ${ctx.tenant.id} and id = ${id}`.execute(tenantDb(ctx));
}

function renamed(setup: Setup, keepId: string, dropId: string): Setup {
  const { eligibility, quotas } = setup;
  const orgIds = eligibility?.orgIds?.map((one) => (one === dropId ? keepId : one));
  return {
    ...setup,
    ...(orgIds && { eligibility: { ...eligibility, orgIds: [...new Set(orgIds)] } }),
    ...(quotas?.of && { quotas: { ...quotas, of: addedUp(quotas.of, keepId, dropId) } }),
  };
}

function addedUp(of: readonly { orgId: string; most: number }[], keepId: string, dropId: string) {
  const sums = new Map<string, number>();
  for (const { orgId, most } of of) {
    const id = orgId === dropId ? keepId : orgId;
    sums.set(id, (sums.get(id) ?? 0) + most);
  }
  return [...sums].map(([orgId, most]) => ({ orgId, most }));
}
