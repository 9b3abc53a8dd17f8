import { appendRecord } from '@saiwu/judging';
import type { Context } from '../context.ts';
import type { SealBody } from '../database/contest-schema.ts';

type Body = Parameters<typeof appendRecord>[1] & SealBody;

/**
 * Appends a record to a stage's sealed log and answers its hash. The caller holds the stage's row, so that records follow one
 * another and none is lost.
 */
export async function seal(ctx: Context, stageId: string, body: Body): Promise<string> {
  const previous = await ctx.db
    .selectFrom('sealedLog')
    .where('tenantId', '=', ctx.tenant.id)
    .where('stageId', '=', stageId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .select(['sequence', 'previousHash', 'hash'])
    .executeTakeFirst();
  const record = await appendRecord(previous ? { ...previous, body: null } : null, body);
  await ctx.db
    .insertInto('sealedLog')
    .values({
      tenantId: ctx.tenant.id,
      stageId,
      sequence: record.sequence,
      previousHash: record.previousHash,
      hash: record.hash,
      body: JSON.stringify(record.body),
      createTime: ctx.now,
    })
    .execute();
  return record.hash;
}
