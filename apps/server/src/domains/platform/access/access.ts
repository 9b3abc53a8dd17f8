import type { AnswerOf } from '@saiwu/openapi';
import { notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { toWire } from '../../../core/wire-time.ts';
import { scoped } from '../../../rows/scope.ts';
import { describeAsked, namedOperations } from './named-operations.ts';
import { asPerson, readPerson } from './person.ts';
import { type LoggedRequest, readLoggedRequest } from './logged-request.ts';
import { knownOperation, type Question } from './question.ts';
import { seesRecord } from './record-steps.ts';
import { explainSteps } from './steps.ts';

export const accessHandlers = {
  'access.operations': async (ctx) => namedOperations(ctx),

  'access.explain': async (ctx, { body }) => {
    const request = body.requestId ? await readLoggedRequest(ctx, body.requestId) : null;
    const userId = request?.userId ?? body.userId;
    const person = userId && (await scoped(ctx, 'user').select().where('user.id', '=', userId).select('user.id').executeTakeFirst());
    if (!person) throw notFound();
    return explain(ctx, person.id, body, request);
  },

  'access.own': async (ctx, { body }) => {
    const { userId } = callerOf(ctx);
    const request = body.requestId ? await readLoggedRequest(ctx, body.requestId) : null;
    if (request && request.userId !== userId) throw notFound();
    return explain(ctx, userId, body, request);
  },
} satisfies Partial<Handlers>;

interface Asked {
  operationId?: string | undefined;
  recordId?: string | undefined;
}

/** `userId`: whom whoever asks may see. */
async function explain(ctx: Context, userId: string, asked: Asked, request: LoggedRequest | null): Promise<AnswerOf<'access.explain'>> {
  const { id: operationId, operation } = knownOperation(request?.operationId ?? asked.operationId ?? '');
  const recordId = request ? request.recordId : (asked.recordId ?? null);
  const isInSight = recordId === null || (await seesRecord(ctx, operationId, recordId));
  const isOwn = userId === callerOf(ctx).userId;
  // a refusal is explained all the same, and one's own is told alike of a row that is hidden and of one that does not exist
  if (!isInSight && !isOwn && !request) throw notFound();
  const person = await readPerson(ctx, userId);
  const question: Question = { operationId, operation, recordId, isInSight, person, asThem: await asPerson(ctx, person) };
  const steps = await explainSteps(ctx, question);
  return {
    person: { id: userId, name: person.name, account: person.account },
    operation: describeAsked(ctx, operationId),
    recordId: isInSight || isOwn ? recordId : null,
    request: request && {
      requestId: request.requestId,
      createTime: toWire(request.createTime, ctx.tenant.timeZone),
      code: request.code,
      reason: request.reason,
    },
    isAllowed: steps.every(({ outcome }) => outcome !== 'BARRED'),
    steps,
  };
}
