import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/** What sending needs of a template. */
export interface UsableTemplate {
  id: string;
  providerType: 'ALI' | 'TENCENT' | 'BAIDU';
  customCode: string;
  name: string | null;
  content: string;
}

/** A template of the tenant by its id or by its own code, whoever asks: services send without a caller. */
export function findTemplate(ctx: Context, by: { id: string } | { customCode: string }): Promise<UsableTemplate | undefined> {
  return tenantDb(ctx)
    .selectFrom('smsTemplate')
    .where('id' in by ? sql<boolean>`id = ${by.id}` : sql<boolean>`lower(custom_code) = lower(${by.customCode})`)
    .select(['id', 'providerType', 'customCode', 'name', 'content'])
    .executeTakeFirst();
}
