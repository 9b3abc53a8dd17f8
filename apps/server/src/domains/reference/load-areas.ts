import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../schema/schema.ts';

/** A division as it is loaded. */
export interface AreaFact {
  /** Six digits of GB/T 2260. */
  code: string;
  label: string;
  fullName: string;
  /** Null for a province. */
  parentCode: string | null;
  /** A code of the dictionary AREA_LEVEL. */
  level: string;
}

/** Fills the areas of every tenant that has none; `read` is called only when there is one. Answers how many tenants there were. */
export async function loadAreas(db: Kysely<Schema>, read: () => Promise<readonly AreaFact[]>): Promise<number> {
  if ((await withoutAreas(db)).length === 0) return 0;
  const facts = await read();
  return db.transaction().execute(async (transaction) => {
    // of several servers that start at once, one loads; the others wait here and then find nothing to do
    await sql`select pg_advisory_xact_lock(4604)`.execute(transaction);
    const tenants = await withoutAreas(transaction);
    for (const tenantId of tenants) await insertAreas(transaction, tenantId, facts);
    return tenants.length;
  });
}

async function withoutAreas(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('tenant')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('area')
            .whereRef('area.tenantId', '=', 'tenant.id')
            .select(sql`1`.as('one')),
        ),
      ),
    )
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** One statement a level, so that parents are there before what lies beneath them. Neighbours stand in the order of their codes. */
async function insertAreas(db: Kysely<Schema>, tenantId: string, facts: readonly AreaFact[]): Promise<void> {
  for (const [, level] of [...Map.groupBy(facts, (fact) => fact.level)].toSorted(([a], [b]) => a.localeCompare(b)))
    await sql`
      insert into area (tenant_id, parent_id, code, label, full_name, level, sort_value)
      select ${tenantId}::bigint, coalesce(parent.id, 0), fact.code, fact.label, fact."fullName", fact.level,
        row_number() over (partition by fact."parentCode" order by fact.code)
      from jsonb_to_recordset(${JSON.stringify(level)}::jsonb)
        as fact (code text, label text, "fullName" text, "parentCode" text, level text)
      left join area parent on parent.tenant_id = ${tenantId} and parent.code = fact."parentCode"
      order by fact.code`.execute(db);
}
