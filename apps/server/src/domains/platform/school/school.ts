import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid, stale } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { fromWire } from '../../../core/wire-time.ts';
import { aroundWrites } from '../../../rows/around-writes.ts';
import { scoped } from '../../../rows/scope.ts';
import { inTurns } from '../../../rows/take-turns.ts';
import { refuseEndingUnasked } from '../org/org-subscription.ts';
import { refuseOrgTwin } from '../org/org-twin.ts';
import { ownSchoolId, readSchool, type School } from './read-school.ts';

const handlers = {
  'school.own': async (ctx) => readSchool(ctx, await ownSchoolId(ctx)),

  'school.get': (ctx, { params }) => readSchool(ctx, params.id),

  'school.update': async (ctx, { body: { id, version, confirm, expiryDate, label, abbreviation, describe, ...profile } }) => {
    const current = await readSchool(ctx, id);
    if (version !== current.version) throw stale(current);
    if (expiryDate !== undefined && expiryDate !== current.expiryDate) refuseExtending(current);
    if (label !== undefined) await refuseOrgTwin(ctx, await parentOf(ctx, id), label, id);
    const until = typeof expiryDate === 'string' ? fromWire(expiryDate, ctx.tenant.timeZone) : expiryDate;
    if (expiryDate !== current.expiryDate) await refuseEndingUnasked(ctx, id, until, confirm);
    const done = await scoped(ctx, 'org')
      .update()
      .set({ ...given({ label, abbreviation, describe, expiryDate: until }), ...by(ctx) })
      .where('org.id', '=', id)
      .where('org.version', '=', version)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) throw stale(await readSchool(ctx, id));
    await keepProfile(ctx, id, profile);
    return readSchool(ctx, id);
  },
} satisfies Partial<Handlers>;

/** A school is an organisation: the two are written one after the other. */
export const schoolHandlers = aroundWrites(handlers, inTurns('org'));

type Profile = Pick<InputOf<'school.update'>['body'], 'code' | 'province' | 'city' | 'kind' | 'level'>;

async function keepProfile(ctx: Context, orgId: string, profile: Profile): Promise<void> {
  const row = given(profile);
  if (Object.keys(row).length === 0) return;
  if (row.code) await refuseTwinCode(ctx, orgId, row.code);
  await ctx.db
    .insertInto('school')
    .values({ ...row, tenantId: ctx.tenant.id, orgId })
    .onConflict((conflict) => conflict.columns(['tenantId', 'orgId']).doUpdateSet(row))
    .execute();
}

async function refuseTwinCode(ctx: Context, orgId: string, value: string): Promise<void> {
  const twin = await ctx.db
    .selectFrom('school')
    .where('tenantId', '=', ctx.tenant.id)
    .where('code', '=', value)
    .where('orgId', '<>', orgId)
    .select('orgId')
    .executeTakeFirst();
  if (twin) throw invalid({ code: msg`${value} 已经存在` }, msg`${value} 已经存在`);
}

/** Whoever may not set it sends it as it is. */
function refuseExtending({ actions }: School): void {
  if (!actions.some(({ act, isAllowed }) => act === 'extend' && isAllowed)) throw invalid({ expiryDate: msg`到期时间由总管理员设置` });
}

async function parentOf(ctx: Context, id: string): Promise<string> {
  return (await scoped(ctx, 'org').select().where('org.id', '=', id).select('org.parentId').executeTakeFirstOrThrow()).parentId;
}

function by(ctx: Context) {
  return { updatedBy: callerOf(ctx).userId, updateTime: ctx.now, version: sql<number>`version + 1` };
}

/** The fields that were sent; empty text is stored as absent. */
function given<Fields extends Record<string, unknown>>(fields: Fields): Fields {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent.map(([field, value]) => [field, value === '' ? null : value])) as Fields; // some of the same keys
}
