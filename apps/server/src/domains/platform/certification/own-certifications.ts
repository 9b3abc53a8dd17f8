import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnswerOf, certifiedRoles } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { scoped } from '../../../rows/scope.ts';
import { certificationColumns, presentAsked, readEvidence } from './present-certification.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** The caller's requests, and whether they may make another one, for which roles not. */
export async function readOwn(ctx: Context): Promise<AnswerOf<'certification.mine'>> {
  const rows = await ownRequests(ctx).orderBy('certification.id', 'desc').limit(most).select(certificationColumns).execute();
  const evidence = await readEvidence(
    ctx,
    rows.map(({ id }) => id),
  );
  const bar = await readOwnBar(ctx);
  return {
    requests: rows.map((row) => ({ ...presentAsked(ctx, row), evidence: evidence.get(row.id) ?? [] })),
    actions: [{ act: 'ask', isAllowed: bar === null, reason: bar && ctx.say(bar) }],
    barred: [...(await readRoleBars(ctx))].map(([roleCode, reason]) => ({ roleCode, reason: ctx.say(reason) })),
    home: await readHome(ctx),
  };
}

type CertifiedRole = (typeof certifiedRoles)[number];

/** Of somebody's requests, the newest. */
const most = 50;

/** Rejections after which somebody has to wait, so that nobody wears those out who decide, and within how many days they count. */
const mostRejections = 3;
const countedDays = 7;

/** Why the caller cannot ask now: a request waits. */
export async function readOwnBar(ctx: Context): Promise<MessageDescriptor | null> {
  const waiting = await ownRequests(ctx).where('certification.state', '=', 'PENDING').select('certification.id').executeTakeFirst();
  return waiting ? msg`你的申请还在审批，有了结果再申请` : null;
}

/** The roles that the caller cannot ask for now, with the reason: too many requests for one were rejected lately, which bars no other. */
export async function readRoleBars(ctx: Context): Promise<Map<CertifiedRole, MessageDescriptor>> {
  const counted = countedDays * 86_400_000;
  const rejections = await ownRequests(ctx)
    .where('certification.state', '=', 'REJECTED')
    .where('certification.decideTime', '>', new Date(ctx.now.getTime() - counted))
    .orderBy('certification.decideTime', 'desc')
    .select(['certification.roleCode', 'certification.decideTime'])
    .execute();
  const bars = new Map<CertifiedRole, MessageDescriptor>();
  for (const [role, ofRole] of Map.groupBy(rejections, ({ roleCode }) => roleCode)) {
    const first = ofRole[mostRejections - 1]?.decideTime;
    if (!first) continue;
    const until = toWire(new Date(first.getTime() + counted), ctx.tenant.timeZone).slice(0, 16);
    bars.set(
      role,
      msg`这个角色 ${countedDays} 天内已有 ${mostRejections} 次没有通过，${until} 之后可以再申请。请先按驳回原因准备好材料，或联系管理员`,
    );
  }
  return bars;
}

function ownRequests(ctx: Context) {
  return scoped(ctx, 'certification').select().where('certification.userId', '=', callerOf(ctx).userId);
}

/** The nearest school and college at or above the caller's organisation. */
async function readHome(ctx: Context): Promise<AnswerOf<'certification.mine'>['home']> {
  const nearest = (type: 'school' | 'college') =>
    tenantDb(ctx)
      .selectFrom('org')
      .where('type', '=', type)
      .where(sql<boolean>`id = any(${callerOf(ctx).scope.upwardOrgIds}::bigint[])`)
      .orderBy(sql`length(tree_path)`, 'desc')
      .select('id')
      .executeTakeFirst();
  const [school, college] = await Promise.all([nearest('school'), nearest('college')]);
  return { schoolId: school?.id ?? null, collegeId: college?.id ?? null };
}
