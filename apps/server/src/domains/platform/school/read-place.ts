import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { toWire, toWireOrNull } from '../../../core/wire-time.ts';
import { scoped } from '../../../rows/scope.ts';
import { type Act, listActions } from '../../contest/contest/acts/action.ts';
import { readExpiry } from '../../identity/session/admission/expiry.ts';
import { placesOf } from '../search/places-of.ts';
import { readGivable } from '../user/roles/user-roles.ts';
import { logosOf } from './place-logo.ts';
import { type PlaceType, roleOf } from './place-type.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export type School = AnswerOf<'school.get'>;
export type College = AnswerOf<'college.get'>;

/** What either of them is as it goes out. */
export interface PlaceAnswers {
  school: School;
  college: College;
}

/** A school or college in scope as it goes out; an organisation that is none is missing as well. Throws a 404. */
export async function readPlace<T extends PlaceType>(ctx: Context, type: T, id: string): Promise<PlaceAnswers[T]> {
  const read = type === 'school' ? readSchool : readCollege;
  return (await read(ctx, id)) as PlaceAnswers[T]; // by its type
}

async function readSchool(ctx: Context, id: string): Promise<School> {
  const row = await places(ctx, 'school')
    .leftJoin('school', 'school.orgId', 'org.id')
    .where('org.id', '=', id)
    .select([...columns, 'school.code', 'school.province', 'school.city', 'school.kind', 'school.level'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return present(ctx, 'school', row);
}

async function readCollege(ctx: Context, id: string): Promise<College> {
  const row = await places(ctx, 'college')
    .where('org.id', '=', id)
    .select([...columns, 'org.code'])
    .executeTakeFirst();
  if (!row) throw notFound();
  const school = (await placesOf(ctx, [id])).get(id)?.school ?? null;
  return present(ctx, 'college', { ...row, school });
}

interface Standing {
  id: string;
  logoId: string | null;
  expiryDate: Date | null;
  createTime: Date;
  updateTime: Date;
}

async function present<Row extends Standing>(ctx: Context, type: PlaceType, { logoId, ...row }: Row) {
  const caller = callerOf(ctx);
  const facts = {
    isExpired: (await readExpiry(ctx, { id: caller.userId, orgId: caller.orgId })) !== null,
    isAll: caller.scope.isAll,
    mayGive: (await readGivable(ctx)).some(({ code }) => code === roleOf[type]),
  };
  const zone = ctx.tenant.timeZone;
  return {
    ...row,
    logo: (await logosOf(ctx, [logoId])).get(logoId ?? '') ?? null,
    merged: await readMerged(ctx, row.id),
    expiryDate: toWireOrNull(row.expiryDate, zone),
    createTime: toWire(row.createTime, zone),
    updateTime: toWire(row.updateTime, zone),
    actions: listActions(ctx, actsOf(type), facts, true),
  };
}

async function readMerged(ctx: Context, orgId: string): Promise<School['merged']> {
  const rows = await tenantDb(ctx)
    .selectFrom('orgHistory')
    .leftJoin('user', 'user.id', 'orgHistory.createdBy')
    .where('orgHistory.orgId', '=', orgId)
    .orderBy('orgHistory.id', 'desc')
    .limit(20)
    .select(['orgHistory.merged as label', 'orgHistory.createTime', 'user.name as author'])
    .execute();
  return rows.map((row) => ({ ...row, createTime: toWire(row.createTime, ctx.tenant.timeZone) }));
}

/** The tree path of a school or college in scope, for all that lies below. Throws a 404. */
export async function readPlacePath(ctx: Context, type: PlaceType, id: string): Promise<string> {
  const row = await places(ctx, type).where('org.id', '=', id).select('org.treePath').executeTakeFirst();
  if (!row) throw notFound();
  return row.treePath;
}

/** The school or college that the caller's organisation is, or the nearest above it; none where there is none in scope. */
export async function findOwnPlace(ctx: Context, type: PlaceType): Promise<string | undefined> {
  const row = await places(ctx, type)
    .where(sql<boolean>`org.id = any(${callerOf(ctx).scope.upwardOrgIds}::bigint[])`)
    .orderBy(sql`length(org.tree_path)`, 'desc')
    .select('org.id')
    .executeTakeFirst();
  return row?.id;
}

/** Those of one type in scope. */
export function places(ctx: Context, type: PlaceType) {
  return scoped(ctx, 'org').select().where('org.type', '=', type);
}

const columns = [
  'org.id',
  'org.label',
  'org.abbreviation',
  'org.logoId',
  'org.state',
  'org.sortValue',
  'org.describe',
  'org.vip',
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
  /** The caller may give the role of its administrators. */
  mayGive: boolean;
}

const whenExpired = ({ isExpired }: Facts) => (isExpired ? msg`机构服务已到期，只能查看` : null);

function actsOf(type: PlaceType): Record<'edit' | 'extend' | 'appoint' | 'merge', Act<Facts>> {
  const operation = `${type}.update` as const;
  return {
    edit: { operation, needsOwner: false, barredBy: whenExpired },
    // a school that could extend its own service would never end it
    extend: { operation, needsOwner: false, barredBy: (facts) => (facts.isAll ? whenExpired(facts) : msg`到期时间由总管理员设置`) },
    merge: { operation: `${type}.merge`, needsOwner: false, barredBy: whenExpired },
    appoint: {
      operation: `${type}.appoint`,
      needsOwner: false,
      barredBy: (facts) => whenExpired(facts) ?? (facts.mayGive ? null : msg`管理员的权限超出你自己的，不能任命`),
    },
  };
}
