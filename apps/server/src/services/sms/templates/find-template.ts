import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** The facts of a template that sending needs. */
export interface UsableTemplate {
  id: string;
  providerType: 'ALI' | 'TENCENT' | 'BAIDU';
  customCode: string;
  name: string | null;
  content: string;
}

/** A template of the tenant by its id or by its own code, for any caller: services send without a caller. */
export function findTemplate(ctx: Context, by: { id: string } | { customCode: string }): Promise<UsableTemplate | undefined> {
  return tenantDb(ctx)
    .selectFrom('smsTemplate')
    .where('id' in by ? sql<boolean>`id = ${by.id}` : sql<boolean>`lower(custom_code) = lower(${by.customCode})`)
    .select(['id', 'providerType', 'customCode', 'name', 'content'])
    .executeTakeFirst();
}
