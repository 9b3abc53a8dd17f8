import { type AnswerOf, evidenceType, fileRuleOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { receiveFile, wholeFile } from '../../../services/files/upload/receive-file.ts';
import { dropFiles } from '../../../services/files/remove-attachments.ts';
import { presentEvidence } from './present-certification.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Takes in a file for a request that is to be made. */
export async function uploadEvidence(ctx: Context, file: File): Promise<AnswerOf<'certification.upload'>> {
  await makeRoom(ctx);
  const row = await receiveFile(ctx, {
    bizType: evidenceType,
    bizId: looseOf(callerOf(ctx).userId),
    ...(await wholeFile(file)),
  });
  return presentEvidence(ctx, row);
}

/**
 * Of files that are in no request the oldest go, where a person has uploaded as many as there may be: a form that was left holds nobody up.
 */
async function makeRoom(ctx: Context): Promise<void> {
  const { userId } = callerOf(ctx);
  const { rows } = await inTransaction(ctx, (ctx) =>
    sql<{ path: string }>`delete from attachment where tenant_id = ${ctx.tenant.id} and id in (
        select id from attachment where tenant_id = ${ctx.tenant.id} and biz_type = ${evidenceType} and biz_id = ${looseOf(userId)}
        order by id desc offset ${fileRuleOf(evidenceType).maxCount - 1})
      and not exists (select from certification_evidence used
        where used.tenant_id = attachment.tenant_id and used.attachment_id = attachment.id)
      returning path`.execute(tenantDb(ctx)),
  );
  await dropFiles(
    ctx,
    rows.map(({ path }) => path),
  );
}

/** What files of a person belong to which are in no request yet. */
export function looseOf(userId: string): string {
  return `user-${userId}`;
}
