import { sql } from 'kysely';
import type { SealedDatabase } from '../../core/sealed-database.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/** Unread messages are counted up to here: the badge says 99+ above 99. */
const countedUpTo = 100;

/**
 * How many messages some people have not read, by user id, each at most `countedUpTo`. The order within is not needed by the count. It
 * keeps the planner on the index of the box: it would read a whole table for a person it takes to have many.
 */
export async function countUnread(db: SealedDatabase, tenantId: string, userIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; total: number }>`
    select people.user_id, (
      select count(*)::int from (
        select from msg_receiver r
        where r.tenant_id = ${tenantId} and r.user_id = people.user_id and not r.is_read
        order by r.create_time desc, r.msg_id desc limit ${countedUpTo}
      ) as unread) as total
    from unnest(${[...userIds]}::bigint[]) as people (user_id)`.execute(tenantDb({ db, tenant: { id: tenantId } }));
  return new Map(rows.map(({ userId, total }) => [userId, total]));
}

/** Those of some people who have one of these messages in the box. */
export async function receiversAmong(
  db: SealedDatabase,
  tenantId: string,
  msgIds: readonly string[],
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct user_id from msg_receiver
    where tenant_id = ${tenantId} and msg_id = any(${[...msgIds]}::bigint[]) and user_id = any(${[...userIds]}::bigint[])`.execute(
    tenantDb({ db, tenant: { id: tenantId } }),
  );
  return rows.map(({ userId }) => userId);
}
