import { msg } from '@lingui/core/macro';
import { type AnswerOf, contract, type InputOf, schoolFields } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notNow } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import type { SheetUpload } from '../../../../formats/sheets/read-upload.ts';
import { isTaken } from '../../../../rows/unique.ts';
import { headingsOf } from '../../../../rows/sheets/headings-of.ts';
import { type PlannedSheet, planSheet, previewSheet } from '../../../../rows/sheets/planned-import.ts';
import { type PlannedSchool, planSchools, type SchoolPlan, type SchoolRow } from './plan-schools.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

const sheet: PlannedSheet<SchoolRow, SchoolPlan> = {
  schema: contract['school.save'].body,
  headings: headingsOf(schoolFields, {}),
  plan: planSchools,
  taken: ({ label }) => ({ label: isTaken(label) }),
};

/** What an import of a list of schools would do. */
export async function previewSchools(ctx: Context, upload: SheetUpload): Promise<AnswerOf<'school.importPreview'>> {
  refuseBelow(ctx);
  return { ...(await previewSheet(ctx, sheet, upload)), atHome: null };
}

/**
 * Adds the schools of a list; those that are there already, by code or name, are changed as far as the list says something, or passed over.
 */
export async function importSchools(ctx: Context, { existing: mode, ...upload }: InputOf<'school.import'>['body']): Promise<void> {
  refuseBelow(ctx);
  const plan = await planSheet(ctx, sheet, upload, mode);
  if (plan === null) return;
  if (mode === 'UPDATE') await changeSchools(ctx, plan.existing);
  const ids = await addSchools(ctx, plan.fresh);
  await keepProfiles(
    ctx,
    plan.fresh.map(({ row, province }, index) => ({ row, province, id: ids[index] ?? '' })),
  );
}

/** Schools stand at the top, which belongs to whoever sees everything. */
function refuseBelow(ctx: Context): void {
  if (!callerOf(ctx).scope.isAll) throw notNow(msg`只有能看到全部机构的人可以导入学校`);
}

/** In their order, behind the others; in three statements however many they are. */
async function addSchools(ctx: Context, fresh: SchoolPlan['fresh']): Promise<string[]> {
  if (fresh.length === 0) return [];
  const { userId } = callerOf(ctx);
  const { rows } = await sql<{ id: string }>`insert into org
      (tenant_id, parent_id, tree_path, label, abbreviation, describe, type, sort_value, create_time, created_by, update_time, updated_by)
    select ${ctx.tenant.id}::bigint, 0, '/', added.label, added.abbreviation, added.describe, 'school',
      coalesce((select max(sort_value) from org where tenant_id = ${ctx.tenant.id} and parent_id = 0), 0) + added.place,
      ${ctx.now}::timestamptz, ${userId}::bigint, ${ctx.now}::timestamptz, ${userId}::bigint
    from unnest(${texts(fresh, 'label')}::text[], ${texts(fresh, 'abbreviation')}::text[], ${texts(fresh, 'describe')}::text[])
      with ordinality as added (label, abbreviation, describe, place)
    order by added.place returning id::text`.execute(tenantDb(ctx));
  const ids = rows.map(({ id }) => id);
  await sql`update org set tree_path = '/' || id || '/' where tenant_id = ${ctx.tenant.id} and id = any(${ids}::bigint[])`.execute(
    tenantDb(ctx),
  );
  return ids;
}

async function changeSchools(ctx: Context, existing: SchoolPlan['existing']): Promise<void> {
  if (existing.length === 0) return;
  await sql`update org set label = next.label, abbreviation = coalesce(next.abbreviation, org.abbreviation),
      describe = coalesce(next.describe, org.describe),
      updated_by = ${callerOf(ctx).userId}, update_time = ${ctx.now}, version = version + 1
    from unnest(${existing.map(({ id }) => id)}::bigint[], ${texts(existing, 'label')}::text[], ${texts(existing, 'abbreviation')}::text[],
      ${texts(existing, 'describe')}::text[]) as next (id, label, abbreviation, describe)
    where org.tenant_id = ${ctx.tenant.id} and org.id = next.id`.execute(tenantDb(ctx));
  await keepProfiles(ctx, existing);
}

/** What a list does not say stays. */
async function keepProfiles(ctx: Context, schools: readonly (PlannedSchool & { id: string })[]): Promise<void> {
  if (schools.length === 0) return;
  await sql`insert into school (tenant_id, org_id, code, province, city, kind, level)
    select ${ctx.tenant.id}::bigint, * from unnest(${schools.map(({ id }) => id)}::bigint[], ${texts(schools, 'code')}::text[],
      ${schools.map(({ province }) => province)}::text[], ${texts(schools, 'city')}::text[], ${texts(schools, 'kind')}::text[], ${texts(schools, 'level')}::text[])
    on conflict (tenant_id, org_id) do update set code = coalesce(excluded.code, school.code),
      province = coalesce(excluded.province, school.province), city = coalesce(excluded.city, school.city),
      kind = coalesce(excluded.kind, school.kind), level = coalesce(excluded.level, school.level)`.execute(tenantDb(ctx));
}

type Text = 'label' | 'abbreviation' | 'describe' | 'code' | 'city' | 'kind' | 'level';

function texts(of: readonly PlannedSchool[], field: Text): (string | null)[] {
  return of.map(({ row }) => row[field] || null);
}
