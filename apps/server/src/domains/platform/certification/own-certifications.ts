import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { scoped } from '../../../rows/scope.ts';
import { certificationColumns, presentAsked, readEvidence } from './present-certification.ts';

/** The caller's requests, and whether they may make another one. */
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
    home: await readHome(ctx),
  };
}

/** Of somebody's requests, the newest. */
const most = 50;

/** Rejections after which somebody has to wait, so that nobody wears those out who decide, and within how many days they count. */
const mostRejections = 3;
const countedDays = 7;

/** Why the caller cannot ask now: a request waits, or too many were rejected lately. */
export async function readOwnBar(ctx: Context): Promise<MessageDescriptor | null> {
  const waiting = await ownRequests(ctx).where('certification.state', '=', 'PENDING').select('certification.id').executeTakeFirst();
  if (waiting) return msg`你的申请还在审批，有了结果再申请`;
  const counted = countedDays * 86_400_000;
  const rejections = await ownRequests(ctx)
    .where('certification.state', '=', 'REJECTED')
    .where('certification.decideTime', '>', new Date(ctx.now.getTime() - counted))
    .orderBy('certification.decideTime', 'desc')
    .limit(mostRejections)
    .select('certification.decideTime')
    .execute();
  const first = rejections[mostRejections - 1]?.decideTime;
  if (!first) return null;
  const until = toWire(new Date(first.getTime() + counted), ctx.tenant.timeZone).slice(0, 16);
  return msg`${countedDays} 天内已有 ${mostRejections} 次没有通过，${until} 之后可以再申请。请先按驳回原因准备好材料，或联系管理员`;
}

function ownRequests(ctx: Context) {
  return scoped(ctx, 'certification').select().where('certification.userId', '=', callerOf(ctx).userId);
}

/** The nearest school and college at or above the caller's organisation. */
async function readHome(ctx: Context): Promise<AnswerOf<'certification.mine'>['home']> {
  const nearest = (type: 'school' | 'college') =>
    ctx.db
      .selectFrom('org')
      .where('tenantId', '=', ctx.tenant.id)
      .where('type', '=', type)
      .where(sql<boolean>`id = any(${callerOf(ctx).scope.upwardOrgIds}::bigint[])`)
      .orderBy(sql`length(tree_path)`, 'desc')
      .select('id')
      .executeTakeFirst();
  const [school, college] = await Promise.all([nearest('school'), nearest('college')]);
  return { schoolId: school?.id ?? null, collegeId: college?.id ?? null };
}
