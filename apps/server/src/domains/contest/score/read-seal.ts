import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Hash of the record that closed a stage, which sealed all of its results; null as long as there is none. */
export async function readSealHash(ctx: Context, stageId: string): Promise<string | null> {
  const record = await tenantDb(ctx)
    .selectFrom('sealedLog')
    .where('stageId', '=', stageId)
    .where(sql<boolean>`body ->> 'event' = 'stage.closed'`)
    .orderBy('sequence', 'desc')
    .select('hash')
    .executeTakeFirst();
  return record?.hash ?? null;
}
