import type { OperationId } from '@saiwu/openapi';
import { keptFor } from './answer-once.ts';
import type { Context } from '../core/context.ts';
import { tenantDb } from './tenant-db.ts';

/** Deletes the answers of a tenant that no request can ask for any more. */
export async function forgetAnswers(ctx: Context): Promise<void> {
  await tenantDb(ctx)
    .deleteFrom('keptAnswer')
    .where('createTime', '<=', new Date(ctx.now.getTime() - keptFor))
    .execute();
}

/**
 * Deletes the answers that one person got from an operation whose record is gone again: the same request, sent anew, makes another record
 * instead of leading to one that no longer exists.
 */
export async function forgetAnswersTo(ctx: Context, userId: string, operationId: OperationId): Promise<void> {
  await tenantDb(ctx).deleteFrom('keptAnswer').where('userId', '=', userId).where('operationId', '=', operationId).execute();
}
