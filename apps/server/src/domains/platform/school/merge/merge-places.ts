import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound, notNow, stale } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import { takeTurns } from '../../../../rows/take-turns.ts';
import { findClashes } from './merge-clashes.ts';
import { readConcerned, tellMerged } from './tell-merged.ts';
import { followMerge } from './follow-merge.ts';
import type { PlaceType } from '../place-type.ts';
import { type PlaceAnswers, places, readPlace } from '../read-place.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Makes one of two schools or colleges: everything of the one who goes is the other's from now on, with the fields that were chosen of it.
 * What would clash is told, and nothing happens.
 */
export async function mergePlaces<T extends PlaceType>(
  ctx: Context,
  type: T,
  { keep, drop, take }: InputOf<'school.merge'>['body'],
): Promise<PlaceAnswers[T]> {
  await takeTurns(ctx, 'role');
  for (const register of ['student', 'teacher']) await takeTurns(ctx, 'register', register);
  const { stays, goes } = await readBoth(ctx, type, keep.id, drop.id, true);
  for (const [seen, row] of [
    [keep, stays],
    [drop, goes],
  ] as const)
    if (seen.version !== row.version) throw stale(await readPlace(ctx, type, row.id));
  const [clash] = await findClashes(ctx, type, stays, goes);
  if (clash) throw notNow(clash);
  ctx.was?.(await readPlace(ctx, type, goes.id));
  const concerned = await readConcerned(ctx, type, stays.id, goes.id);
  await takeFields(ctx, type, stays.id, goes.id, take);
  await followMerge(ctx, type, stays, goes);
  await tellMerged(ctx, concerned, { stays, goes });
  await sql`insert into org_history (tenant_id, org_id, merged, create_time, created_by)
    values (${ctx.tenant.id}, ${stays.id}, ${goes.label}, ${ctx.now}, ${callerOf(ctx).userId})`.execute(tenantDb(ctx));
  await sql`delete from org where tenant_id = ${ctx.tenant.id} and id = ${goes.id}`.execute(tenantDb(ctx));
  return readPlace(ctx, type, stays.id);
}

/** Two of one kind in scope, one neither the other nor beneath it; colleges of one school. `isHeld`: until the transaction ends. */
export async function readBoth(ctx: Context, type: PlaceType, keepId: string, dropId: string, isHeld = false) {
  const both = places(ctx, type)
    .where('org.id', 'in', [keepId, dropId])
    .orderBy('org.id')
    .select(['org.id', 'org.label', 'org.parentId', 'org.treePath', 'org.version']);
  const rows = await (isHeld ? both.forUpdate() : both).execute();
  const [stays, goes] = [keepId, dropId].map((id) => rows.find((row) => row.id === id));
  if (!stays || !goes) throw notFound();
  if (keepId === dropId) throw notNow(msg`请选择两个不同的机构`);
  if (stays.treePath.startsWith(goes.treePath) || goes.treePath.startsWith(stays.treePath)) throw notNow(msg`一个在另一个里面，不能合并`);
  if (type === 'college' && stays.parentId !== goes.parentId) throw notNow(msg`两个学院不在同一个上级里，请先移到一起`);
  return { stays, goes };
}

type Field = InputOf<'school.merge'>['body']['take'][number];

const ofOrg: Partial<Record<Field, string>> = { label: 'label', abbreviation: 'abbreviation', describe: 'describe', logo: 'logo_id' };
const ofProfile: readonly Field[] = ['code', 'province', 'city', 'kind', 'level'];

/** The fields that come of the one who goes. Until when it is served is taken by those alone who could set it. */
async function takeFields(ctx: Context, type: PlaceType, keepId: string, dropId: string, take: readonly Field[]): Promise<void> {
  const columns = take.flatMap((field) => ofOrg[field] ?? (field === 'code' && type === 'college' ? 'code' : []));
  if (take.includes('expiryDate')) {
    if (!callerOf(ctx).scope.isAll) throw notNow(msg`到期时间由总管理员设置`);
    columns.push('expiry_date', 'vip');
  }
  const sets = [
    ...columns.map((column) => sql`${sql.raw(column)} = gone.${sql.raw(column)}`),
    sql`updated_by = ${callerOf(ctx).userId}`,
    sql`update_time = ${ctx.now}`,
    sql`version = org.version + 1`,
  ];
  await sql`update org set ${sql.join(sets)} from org gone
    where org.tenant_id = ${ctx.tenant.id} and org.id = ${keepId} and gone.tenant_id = org.tenant_id and gone.id = ${dropId}`.execute(
    tenantDb(ctx),
  );
  const chosen = type === 'school' ? ofProfile.filter((field) => take.includes(field)) : [];
  const { rows } = await sql<Record<string, string | null>>`delete from school where tenant_id = ${ctx.tenant.id} and org_id = ${dropId}
    returning code, province, city, kind, level`.execute(tenantDb(ctx));
  if (chosen.length === 0) return;
  // the code is given up before the other gets it
  const profile = Object.fromEntries(chosen.map((field) => [field, rows[0]?.[field] ?? null]));
  await tenantDb(ctx)
    .insertInto('school')
    .values({ ...profile, orgId: keepId })
    .onConflict((conflict) => conflict.columns(['orgId']).doUpdateSet(profile))
    .execute();
}
