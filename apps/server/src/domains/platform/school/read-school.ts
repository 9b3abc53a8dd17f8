import { msg } from '@lingui/core/macro';
import { type AnswerOf, contract } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { toWire, toWireOrNull } from '../../../core/wire-time.ts';
import { scoped } from '../../../rows/scope.ts';
import { type Act, listActions } from '../../contest/contest/action.ts';
import { readExpiry } from '../../identity/session/expiry.ts';

export type School = AnswerOf<'school.get'>;

/** A school in scope as it goes out; an organisation that is none is missing as well. Throws a 404. */
export async function readSchool(ctx: Context, id: string): Promise<School> {
  const row = await schools(ctx)
    .leftJoin('school', (join) => join.onRef('school.tenantId', '=', 'org.tenantId').onRef('school.orgId', '=', 'org.id'))
    .where('org.id', '=', id)
    .select([...columns, 'school.code', 'school.province', 'school.city', 'school.kind', 'school.level'])
    .executeTakeFirst();
  if (!row) throw notFound();
  const caller = callerOf(ctx);
  const facts = { isExpired: (await readExpiry(ctx, { id: caller.userId, orgId: caller.orgId })) !== null, isAll: caller.scope.isAll };
  const zone = ctx.tenant.timeZone;
  return {
    ...row,
    expiryDate: toWireOrNull(row.expiryDate, zone),
    createTime: toWire(row.createTime, zone),
    updateTime: toWire(row.updateTime, zone),
    actions: listActions(ctx, schoolActs, facts, true),
  };
}

/** The tree path of a school in scope, for all that lies below. Throws a 404. */
export async function readSchoolPath(ctx: Context, id: string): Promise<string> {
  const row = await schools(ctx).where('org.id', '=', id).select('org.treePath').executeTakeFirst();
  if (!row) throw notFound();
  return row.treePath;
}

/** The school that the caller's organisation is, or the nearest above it. Throws a 404. */
export async function ownSchoolId(ctx: Context): Promise<string> {
  const id = await findOwnSchool(ctx);
  if (id === undefined) throw notFound();
  return id;
}

/** The same, for who need not have one. */
export async function findOwnSchool(ctx: Context): Promise<string | undefined> {
  const row = await schools(ctx)
    .where(sql<boolean>`org.id = any(${callerOf(ctx).scope.upwardOrgIds}::bigint[])`)
    .orderBy(sql`length(org.tree_path)`, 'desc')
    .select('org.id')
    .executeTakeFirst();
  return row?.id;
}

function schools(ctx: Context) {
  return scoped(ctx, 'org').select().where('org.type', '=', 'school');
}

const columns = [
  'org.id',
  'org.label',
  'org.abbreviation',
  'org.state',
  'org.describe',
  'org.expiryDate',
  'org.createTime',
  'org.createdBy',
  'org.updateTime',
  'org.updatedBy',
  'org.version',
] as const;

interface Facts {
  /** The service of the caller's own organisation has ended. */
  isExpired: boolean;
  /** The caller sees every organisation. */
  isAll: boolean;
}

const permission = contract['school.update'].access;
const whenExpired = ({ isExpired }: Facts) => (isExpired ? msg`机构服务已到期，只能查看` : null);

const schoolActs: Record<'edit' | 'extend', Act<Facts>> = {
  edit: { permission, needsOwner: false, barredBy: whenExpired },
  // a school that could extend its own service would never end it
  extend: { permission, needsOwner: false, barredBy: (facts) => (facts.isAll ? whenExpired(facts) : msg`到期时间由总管理员设置`) },
};
