import { consolePaths, linkTo, waitingLists } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { type TextOfOthers, textOf } from '../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../services/messages/send-message.ts';
import { settleMessages, withdrawMessages } from '../../../services/messages/settle-messages.ts';
import { readDeciders } from './deciders.ts';
import { type CertificationRow, placeOf } from './present-certification.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Tells those who decide. Whoever has not read of an earlier request at the same school finds the newest alone: the queue shows how many
 * there are.
 */
export async function tellAsked(ctx: Context, request: CertificationRow): Promise<void> {
  const deciders = await readDeciders(ctx, request);
  const { schoolId: bizId, schoolLabel: school, userName: name } = request;
  await withdrawMessages(ctx, { bizId, codes: ['certificationAsked'], userIds: deciders });
  const words = textOf('certificationAsked', { school, name, place: placeOf(request) });
  const about = { type: 'WAIT', bizType: 'CERTIFICATION', bizId, author: callerOf(ctx).name } as const;
  await sendMessage(ctx, { ...about, ...words, handlerUrl: waitingLists.certifications.pathOf() }, deciders);
}

/** Nothing is asked any more of those for whom no other request waits at the school. */
export async function settleAsked(ctx: Context, request: CertificationRow): Promise<void> {
  const { schoolId: bizId } = request;
  const waiting = await tenantDb(ctx)
    .selectFrom('certification')
    .where('schoolId', '=', bizId)
    .where('state', '=', 'PENDING')
    .groupBy(['orgId', 'roleCode'])
    .select(['orgId', 'roleCode', sql<string | null>`case when count(*) = 1 then min(user_id) end`.as('userId')])
    .execute();
  const told = await readDeciders(ctx, request);
  const stillAsked = new Set((await Promise.all(waiting.map((one) => readDeciders(ctx, one)))).flat());
  await settleMessages(ctx, { bizId, codes: ['certificationAsked'], userIds: told.filter((id) => !stillAsked.has(id)) });
}

/** Tells whoever has asked that they have it. */
export async function tellApproved(ctx: Context, request: CertificationRow): Promise<void> {
  const { name: by } = callerOf(ctx);
  await tellOwner(ctx, request, textOf('certificationApproved', { place: placeOf(request), by }));
}

/** Tells them why not. */
export async function tellRejected(ctx: Context, request: CertificationRow, reason: string): Promise<void> {
  const { name: by } = callerOf(ctx);
  await tellOwner(ctx, request, textOf('certificationRejected', { place: placeOf(request), by, reason }));
}

async function tellOwner(
  ctx: Context,
  { id: bizId, userId }: CertificationRow,
  words: ReturnType<typeof textOf<TextOfOthers>>,
): Promise<void> {
  const about = { type: 'NOTIFY', bizType: 'CERTIFICATION', bizId, author: callerOf(ctx).name } as const;
  await sendMessage(ctx, { ...about, ...words, handlerUrl: linkTo(consolePaths.ownCertifications) }, [userId]);
}
