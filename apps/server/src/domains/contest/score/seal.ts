import { canonicalJson, type JsonValue } from '@saiwu/judging';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { SealBody } from '../../../schema/contest-schema.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Appends a record to a stage's sealed log: in one statement, on the row that is the log's end, so that records follow
 * one another, none is lost and nothing but appending waits. Whoever comes next waits until this transaction ends: seal last. The record
 * is that of `appendRecord` in `@saiwu/judging`, and `verifyLog` tells. Answers whether the stage owes a sheet at that moment: of the last
 * two judges the second sees the first.
 */
export async function seal(ctx: Context, stageId: string, body: SealBody & JsonValue): Promise<{ owesSheets: boolean }> {
  const text = canonicalJson(body);
  const { rows } = await sql<{ owesSheets: boolean }>`
    with tail as (
      insert into sealed_tail (tenant_id, stage_id, sequence, previous_hash, hash)
      values (${ctx.tenant.id}, ${stageId}, 1, ${beforeFirst}, ${hashOf(text, sql`1`, sql`${beforeFirst}::text`)})
      on conflict (tenant_id, stage_id) do update set sequence = sealed_tail.sequence + 1, previous_hash = sealed_tail.hash,
        hash = ${hashOf(text, sql`(sealed_tail.sequence + 1)`, sql`sealed_tail.hash`)}
      returning tenant_id, stage_id, sequence, previous_hash, hash),
    record as (
      insert into sealed_log (tenant_id, stage_id, sequence, previous_hash, hash, body, create_time)
      select tenant_id, stage_id, sequence, previous_hash, hash, ${text}::jsonb, ${ctx.now} from tail
      returning tenant_id, stage_id)
    select owes_sheets(tenant_id, stage_id) from record`.execute(tenantDb(ctx));
  const [record] = rows;
  if (!record) throw new Error(`no record was appended to the log of stage ${stageId}`);
  return record;
}

/** What the first record has in place of the hash before it. */
const beforeFirst = '0'.repeat(64);

/** SHA-256 over the record as canonical JSON, in hexadecimal digits. */
function hashOf(body: string, sequence: RawBuilder<unknown>, previousHash: RawBuilder<unknown>): RawBuilder<string> {
  return sql`encode(sha256(convert_to('{"body":' || ${body}::text || ',"previousHash":"' || ${previousHash} || '","sequence":' || ${sequence} || '}', 'UTF8')), 'hex')`;
}
