import { msg } from '@lingui/core/macro';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { TenantSchema } from '../../schema/tenant-schema.ts';
import { readInLane, readList } from '../long-reads.ts';
import { countMatching, inOrder, type Ordering } from '../paging.ts';
import { invalid } from '../../core/common-refusals.ts';
import { tenantDb } from '../tenant-db.ts';
import { unseal } from '../../core/unseal.ts';

/** The most rows of one export, unless the export says otherwise. */
const mostExported = 100_000;
/** Rows read at once; on the embedded database others wait for as long as that takes. */
const batchSize = 500;

/** Rows of a list, to be read in the order that is asked for. */
export interface Matching<T extends keyof TenantSchema, Row> {
  /** The rows that match, from `scoped()`, filters applied, nothing selected yet. */
  matching: SelectQueryBuilder<TenantSchema, T, object>;
  /** Column of 64-bit numbers that no two of the rows share, with its table: `optLog.id`. */
  key: string;
  /** Sortable names on the wire to columns, as in `answerPage`. */
  sortable: Record<string, string>;
  select: (query: SelectQueryBuilder<TenantSchema, T, object>) => SelectQueryBuilder<TenantSchema, T, Row>;
}

interface Reading<T extends keyof TenantSchema, Row, Out> {
  order: Ordering;
  open: (ctx: Context) => Matching<T, Row> | Promise<Matching<T, Row>>;
  present: (ctx: Context, rows: Row[]) => Out[] | Promise<Out[]>;
  most: number;
}

/**
 * All rows that match, in batches, each once and in their order at the first batch. On PostgreSQL they are read as they were at that
 * moment: later writes neither show nor tear the list. The embedded database has one connection, which no export may keep for so long.
 * There each batch is read as the rows are then: a row that was deleted meanwhile, or matches no more, is left out; a row that was there
 * throughout is never missing, and a row that came later is never in it.
 *
 * `open` and `present` get the context to read with. Throws a refusal before the first batch when more than `most` match.
 */
export function exportedRows<T extends keyof TenantSchema, Row, Out>(
  ctx: Context,
  order: Ordering,
  open: (ctx: Context) => Matching<T, Row> | Promise<Matching<T, Row>>,
  present: (ctx: Context, rows: Row[]) => Out[] | Promise<Out[]>,
  most = mostExported,
): AsyncGenerator<Out[]> {
  const read = ctx.host.database.kind === 'server' ? fromSnapshot : byKeys;
  return read(ctx, { order, open, present, most });
}

/**
 * Holds a connection until the last batch is taken: the code that reads must not wait for anything but its own work, least of all for a
 * client.
 */
async function* fromSnapshot<T extends keyof TenantSchema, Row, Out>(
  ctx: Context,
  { order, open, present, most }: Reading<T, Row, Out>,
): AsyncGenerator<Out[]> {
  const transaction = await unseal(ctx.db).startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const inside = { ...ctx, db: transaction };
    const { matching, sortable, select } = await open(inside);
    const { isWhole } = await countMatching(inside, matching, most);
    if (!isWhole) throw tooMany(most);
    await sql`declare exported no scroll cursor for ${inOrder(select(matching), order, sortable)}`.execute(transaction);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from exported`.execute(transaction);
      if (rows.length > 0) yield await present(inside, rows);
      if (rows.length < batchSize) return;
    }
  } finally {
    // there is nothing to keep, and the cursor goes with the transaction
    await transaction.rollback().execute();
  }
}

/**
 * Takes the keys in their order first, which is one short statement, then the rows by their keys, all exports together one batch at a time.
 */
async function* byKeys<T extends keyof TenantSchema, Row, Out>(
  ctx: Context,
  { order, open, present, most }: Reading<T, Row, Out>,
): AsyncGenerator<Out[]> {
  const { matching, key, sortable, select } = await open(ctx);
  const column = sql<string>`${sql.ref(key)}::text`.as('rowKey');
  // as one text: a hundred thousand rows would take the process far longer than the database
  const found = await readList(ctx, matching, (within) =>
    tenantDb(ctx)
      .selectFrom(
        inOrder(within.select(column), order, sortable)
          .limit(most + 1)
          .as('found'),
      )
      .select(sql<string | null>`string_agg(found.row_key, ',')`.as('keys'))
      .executeTakeFirstOrThrow(),
  );
  const keys = found.keys?.split(',') ?? [];
  if (keys.length > most) throw tooMany(most);
  for (let at = 0; at < keys.length; at += batchSize) {
    const wanted = keys.slice(at, at + batchSize);
    const batch = await readInLane(ctx, 'exports', async () => {
      // joined, not compared: without statistics the planner would look through the whole table for each batch
      const rows = await select(matching)
        .where(sql<boolean>`${sql.ref(key)} in (select unnest(${wanted}::bigint[]))`)
        .select(column)
        .execute();
      const byKey = new Map(rows.map((row) => [row.rowKey, row]));
      return present(
        ctx,
        wanted.flatMap((one) => byKey.get(one) ?? []),
      );
    });
    if (batch.length > 0) yield batch;
  }
}

function tooMany(most: number) {
  return invalid({}, msg`一次最多导出 ${most} 行，请缩小筛选范围`);
}
