import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/** Those of these people who have no unread message of this text about this record: the others know of it already. */
export async function withoutUnread(
  ctx: Context,
  { bizId, code }: { bizId: string; code: string },
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id::text as user_id from unnest(${[...userIds]}::bigint[]) as people (user_id)
    where not exists (select from msg_receiver r join msg m on m.tenant_id = r.tenant_id and m.id = r.msg_id
      where r.tenant_id = ${ctx.tenant.id} and r.user_id = people.user_id and not r.is_read and m.biz_id = ${bizId} and m.text_code = ${code})`.execute(
    tenantDb(ctx),
  );
  return rows.map(({ userId }) => userId);
}
