import { type Kysely, sql } from 'kysely';
import { describeError } from '../core/describe-error.ts';
import type { Host } from '../core/host.ts';
import { tablesInOrder } from '../database/tables.ts';
import type { Schema } from '../schema/schema.ts';

/** Deletes all rows of some tenants, and these, in the transaction that `db` is in. */
export async function dropTenants(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  // what they have is theirs alone, however much it is
  await sql`set local statement_timeout = 0`.execute(db);
  const tables = (await tablesInOrder(db)).filter(({ name, columns }) => name !== 'tenant' && columns.includes('tenant_id'));
  // figures are kept while what they count goes, and belong to nothing afterwards
  const { rows: figures } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname like '%\\_figure'`.execute(db);
  for (const { name } of [...tables.toReversed(), ...figures])
    await sql`delete from ${sql.table(name)} where tenant_id = any(${ids}::bigint[])`.execute(db);
  await sql`delete from tenant where id = any(${ids}::bigint[])`.execute(db);
}

/** Deletes their files. One that cannot be deleted is told to the log: no row leads to it any more. */
export async function dropFilesOf(host: Host, ids: readonly string[]): Promise<void> {
  for (const prefix of ids.flatMap((id) => [`attachments/${id}/`, `jobs/${id}/`, `imports/${id}/`])) {
    try {
      for await (const { key } of host.files.list(prefix)) await host.files.delete(key);
    } catch (error) {
      host.log.warn({ ...describeError(error), prefix }, 'files of a tenant that is gone could not be deleted');
    }
  }
}
