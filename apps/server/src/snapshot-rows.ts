import { msg } from '@lingui/core/macro';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from './context.ts';
import type { Schema } from './database/schema.ts';
import { inOrder, type Ordering } from './page.ts';
import { invalid } from './refusals.ts';

/** Rows that one export holds at most, unless it says otherwise. */
const mostExported = 100_000;
const batchSize = 500;

/** Rows of a list, to be read in the order that is asked for. */
export interface Matching<T extends keyof Schema, Row> {
  /** The rows that match, from `scoped()`, filters applied, nothing selected yet. */
  matching: SelectQueryBuilder<Schema, T, object>;
  /** Sortable names on the wire to columns, as in `answerPage`. */
  sortable: Record<string, string>;
  select: (query: SelectQueryBuilder<Schema, T, object>) => SelectQueryBuilder<Schema, T, Row>;
}

/**
 * All rows that match, in batches and in the order asked for, as they stood at the first one: what is written meanwhile neither shows nor
 * tears the list. `open` and `present` get a context that reads at that moment. Throws a refusal before the first batch when more
 * than `most` match.
 *
 * It holds a connection until the last batch is taken (with the embedded database, the only one): whoever reads must not wait for anything
 * but its own work, least of all for a client.
 */
export async function* snapshotRows<T extends keyof Schema, Row, Out>(
  ctx: Context,
  order: Ordering,
  open: (ctx: Context) => Matching<T, Row>,
  present: (ctx: Context, rows: Row[]) => Out[] | Promise<Out[]>,
  most = mostExported,
): AsyncGenerator<Out[]> {
  const transaction = await ctx.db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const inside = { ...ctx, db: transaction };
    const { matching, sortable, select } = open(inside);
    await refuseTooMany(inside, matching, most);
    await sql`declare exported no scroll cursor for ${inOrder(select(matching), order, sortable)}`.execute(transaction);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from exported`.execute(transaction);
      if (rows.length > 0) yield await present(inside, rows);
      if (rows.length < batchSize) return;
    }
  } finally {
    // there is nothing to keep, and the cursor goes with it
    await transaction.rollback().execute();
  }
}

async function refuseTooMany<T extends keyof Schema>(
  ctx: Context,
  matching: SelectQueryBuilder<Schema, T, object>,
  most: number,
): Promise<void> {
  const { total } = await ctx.db
    .selectFrom(
      matching
        .select(sql`1`.as('one'))
        .limit(most + 1)
        .as('matching'),
    )
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total) > most) throw invalid({}, msg`一次最多导出 ${most} 行，请缩小筛选范围`);
}
