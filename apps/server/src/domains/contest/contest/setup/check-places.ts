import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { contestSetup, type InputOf } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../../../../core/common-refusals.ts';
import type { Context } from '../../../../core/context.ts';
import { isSameDocument } from '../../../../core/same-document.ts';
import { fromWire } from '../../../../core/wire-time.ts';
import { isOfOrganiser } from '../organiser.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

type Body = InputOf<'contest.save'>['body'];
type Wanted = Pick<Body, 'setup' | 'registrationEnd' | 'stages'>;

/** Of a contest what places in it depend on. */
interface Planned {
  setup: NonNullable<Body['setup']>;
  registrationEnd: Date;
  stages: { reviewStart: Date; promotion: NonNullable<Body['stages'][number]['promotion']> | null }[];
}

/**
 * Refuses, at the field, numbers that cannot come true together. Only what would change is looked at: what the world around it made of a
 * contest that stands, or an earlier version let through, bars no other change.
 */
export async function checkPlaces(ctx: Context, organiserId: string | null, body: Wanted, before: Planned | null): Promise<void> {
  const planned = plannedBy(ctx, body, before);
  const wrong: Record<string, MessageDescriptor> = {};
  if (hasLateGrace(planned) && (before === null || !isSameDocument(timesOf(planned), timesOf(before))))
    wrong['setup.graceMinutes'] = msg`宽限到了评审开始以后`;
  const { eligibility, quotas } = planned.setup;
  const isReachSame = before !== null && isSameDocument(eligibility.orgIds, before.setup.eligibility.orgIds);
  const outside = await readOutside(ctx, organiserId, planned.setup);
  for (const [index, { orgId }] of quotas.of.entries())
    if (outside.has(orgId) && !(isReachSame && before.setup.quotas.of.some((one) => one.orgId === orgId)))
      wrong[`setup.quotas.of.${index}.orgId`] = msg`这个学院不在参赛范围`;
  const promotions = planned.stages.slice(0, -1).map(({ promotion }) => promotion);
  for (const [index, promotion] of promotions.entries()) {
    if (promotion?.by !== 'COUNT') continue;
    const places = Number(promotion.value);
    const earlier = promotions[index - 1];
    const at = `stages.${index}.promotion`;
    const most = earlier?.by === 'COUNT' ? goingOn(earlier) : Infinity;
    const isNew = !isSameDocument(promotion, before?.stages[index]?.promotion);
    const isEarlierNew = !isSameDocument(earlier, before?.stages[index - 1]?.promotion);
    if (places > most && (isNew || isEarlierNew)) wrong[`${at}.value`] = msg`上一阶段最多晋级 ${most} 个`;
    const floor = promotion.collegeFloor ?? 0;
    if (floor === 0 || (!isNew && isReachSame)) continue;
    const colleges = await countColleges(ctx, organiserId, planned.setup); // oxlint-disable-line no-await-in-loop -- a contest has a few
    if (floor > places) wrong[`${at}.collegeFloor`] = msg`不能超过名额 ${places} 个`;
    else if (floor * colleges > places) wrong[`${at}.collegeFloor`] = msg`${colleges} 个学院各保底 ${floor} 个，超过了名额 ${places} 个`;
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** A contest as a request would have it: what that does not say stays. */
function plannedBy(ctx: Context, { setup, registrationEnd, stages }: Wanted, before: Planned | null): Planned {
  const zone = ctx.tenant.timeZone;
  return {
    setup: setup ?? before?.setup ?? contestSetup.parse({}),
    registrationEnd: fromWire(registrationEnd, zone),
    stages: stages.map(({ reviewStart, promotion }, index) => ({
      reviewStart: fromWire(reviewStart, zone),
      promotion: (promotion === undefined ? before?.stages[index]?.promotion : promotion) ?? null,
    })),
  };
}

/** Those that a stage can have at most of the one before: within its places, beside them, and called back. */
function goingOn({ value, directPasses, repechage }: NonNullable<Planned['stages'][number]['promotion']>): number {
  return Number(value) + directPasses + repechage;
}

function timesOf({ setup, registrationEnd, stages: [first] }: Planned) {
  return [setup.graceMinutes, registrationEnd, first?.reviewStart];
}

/** What is still taken while judges look at it would be judged by some as it was. */
function hasLateGrace({ setup, registrationEnd, stages: [first] }: Planned): boolean {
  return (
    setup.graceMinutes > 0 && first !== undefined && registrationEnd.getTime() + setup.graceMinutes * 60_000 > first.reviewStart.getTime()
  );
}

/** Which organisations that have a number of their own cannot send anything. */
async function readOutside(ctx: Context, organiserId: string | null, setup: Planned['setup']): Promise<Set<string>> {
  const ids = setup.quotas.of.map(({ orgId }) => orgId);
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select org.id::text as id from org
    where org.tenant_id = ${ctx.tenant.id} and org.id = any(${ids}::bigint[]) and not ${isInReach(organiserId, setup)}`.execute(
    tenantDb(ctx),
  );
  return new Set(rows.map(({ id }) => id));
}

async function countColleges(ctx: Context, organiserId: string | null, setup: Planned['setup']): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from org
    where org.tenant_id = ${ctx.tenant.id} and org.type = 'college' and org.state and ${isInReach(organiserId, setup)}`.execute(
    tenantDb(ctx),
  );
  return rows[0]?.count ?? 0;
}

/** Whether projects of `org` may enter, by the organiser and the rules of eligibility. */
function isInReach(organiserId: string | null, { eligibility: { orgIds } }: Planned['setup']): RawBuilder<boolean> {
  const isBeneath = isOfOrganiser(organiserId);
  if (orgIds.length === 0) return isBeneath;
  return sql<boolean>`(${isBeneath} and exists (select from org named where named.tenant_id = org.tenant_id and named.id = any(${orgIds}::bigint[])
    and org.tree_path like named.tree_path || '%'))`;
}
