import type { AnswerOf, InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { holdsText } from '../../rows/search-text.ts';
import { isReadAs } from '../../rows/pinyin-text.ts';
import { scoped } from '../../rows/scope.ts';
import { areaColumns, presentAreas } from './present-areas.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/** As many as anybody looks through. */
const most = 20;

type Found = AnswerOf<'area.find'>;

/** Areas by a part of their name, the beginning of their code, or their pinyin, those of higher levels first; or one by its id. */
export async function findAreas(ctx: Context, { keyword, id }: InputOf<'area.find'>['query']): Promise<Found> {
  const text = keyword?.trim() ?? '';
  if (text === '' && id === undefined) return [];
  const read = isReadAs('area.pinyin', text);
  const rows = await scoped(ctx, 'area')
    .select()
    .where(
      id === undefined
        ? sql<boolean>`(${holdsText('area.label', text)} or starts_with(area.code, ${text}) or ${read ?? sql`false`})`
        : sql<boolean>`area.id = ${id}`,
    )
    .orderBy(sql`area.label = ${text} desc, area.level, area.code`)
    .select(areaColumns.map((column) => `area.${column}` as const))
    .limit(most)
    .execute();
  const ids = rows.map((row) => row.id);
  const [above, below] = [await aboveEach(ctx, ids), await belowEach(ctx, ids)];
  return (await presentAreas(ctx, rows)).map((row) => ({ ...row, above: above.get(row.id) ?? [], below: below.get(row.id) ?? 0 }));
}

/** The areas above each, the highest first. */
async function aboveEach(ctx: Context, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; above: string[] }>`
    with recursive way as (
      select id as start, parent_id, array[]::bigint[] as above from area where tenant_id = ${ctx.tenant.id} and id = any(${ids}::bigint[])
      union all
      select way.start, area.parent_id, area.id || way.above from way
      join area on area.tenant_id = ${ctx.tenant.id} and area.id = way.parent_id
    )
    select start as id, above::text[] as above from way where parent_id = 0`.execute(tenantDb(ctx));
  return new Map(rows.map(({ id, above }) => [id, above]));
}

/** How many stand beneath each. */
async function belowEach(ctx: Context, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    with recursive branch as (
      select id as start, id from area where tenant_id = ${ctx.tenant.id} and id = any(${ids}::bigint[])
      union all
      select branch.start, area.id from branch join area on area.tenant_id = ${ctx.tenant.id} and area.parent_id = branch.id
    )
    select start as id, count(*)::int - 1 as count from branch group by start`.execute(tenantDb(ctx));
  return new Map(rows.map(({ id, count }) => [id, count]));
}
