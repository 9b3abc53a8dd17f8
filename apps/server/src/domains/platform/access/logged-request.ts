import { z } from 'zod';
import { notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';

export interface LoggedRequest {
  requestId: string;
  operationId: string;
  userId: string | null;
  createTime: Date;
  code: number;
  /** The words that the person has read. */
  reason: string | null;
  recordId: string | null;
}

/** A request that the operation log has, of the caller or of people in sight. Throws `notFound`. */
export async function readLoggedRequest(ctx: Context, requestId: string): Promise<LoggedRequest> {
  const row = await scoped(ctx, 'optLog')
    .select()
    .where('optLog.requestId', '=', requestId)
    .orderBy('optLog.id', 'desc')
    .select(['optLog.operationId', 'optLog.userId', 'optLog.createTime', 'optLog.code', 'optLog.exDetail', 'optLog.params'])
    .executeTakeFirst();
  if (!row) throw notFound();
  const { exDetail, params, ...facts } = row;
  const recordId = recordIn(params);
  // somebody else's words may name what is out of the reader's sight; their own they have read
  const reason = row.userId === callerOf(ctx).userId || callerOf(ctx).scope.isAll ? exDetail : null;
  return { requestId, ...facts, reason, recordId };
}

/** The row that a request was about, where its parameters tell it and the log has kept them whole. */
function recordIn(params: string | null): string | null {
  try {
    const { params: inPath, body } = input.parse(JSON.parse(params ?? ''));
    return inPath?.id ?? (Array.isArray(body) ? (body.length === 1 ? (body[0] ?? null) : null) : (body?.id ?? null));
  } catch {
    return null;
  }
}

const named = z.object({ id: z.string().regex(/^[1-9]\d{0,18}$/) }).partial();
const input = z.object({
  params: named.nullish().catch(null),
  body: z
    .union([z.array(z.string().regex(/^[1-9]\d{0,18}$/)), named])
    .nullish()
    .catch(null),
});
