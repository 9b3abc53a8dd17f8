import { countedUpTo, lastPage, mostPerPage } from '@saiwu/openapi';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { TenantSchema } from '../schema/tenant-schema.ts';
import { type Counted, keptCount } from './kept-count.ts';
import { isBeyondTable, isOutOfTime, readList } from './long-reads.ts';
import { fromWire } from '../core/wire-time.ts';
import { tenantDb } from './tenant-db.ts';

/** The part of a page request that is the same for every entity. */
export interface PageRequest extends Ordering {
  size: number;
  current: number;
  extra: Record<string, string>;
}

export interface Ordering {
  sort: string;
  order: string;
}

interface Paging<T extends keyof TenantSchema, Row, Entity> {
  /** The rows that match, from `scoped()`, filters applied, nothing selected yet. */
  matching: SelectQueryBuilder<TenantSchema, T, object>;
  /** Sortable names on the wire to columns. Anything else in `sort` falls back to the newest first: an allow list, never a word list. */
  sortable: Record<string, string>;
  /** Selects the columns that `present` needs. */
  select: (query: SelectQueryBuilder<TenantSchema, T, object>) => SelectQueryBuilder<TenantSchema, T, Row>;
  present: (row: Row) => Entity;
}

/**
 * Answers one page with its total. Where counting takes too long, the total is the number of rows known so far. A page behind the last
 * one is empty. A page holds `mostPerPage` rows, however many are asked for; `extra.sizeClamped` says so.
 */
export async function answerPage<T extends keyof TenantSchema, Row, Entity>(
  ctx: Context,
  request: PageRequest,
  { matching, sortable, select, present }: Paging<T, Row, Entity>,
) {
  const size = Math.min(request.size, mostPerPage);
  if (size < request.size) ctx.tell({ sizeClamped: size });
  const offset = (request.current - 1) * size;
  const { totalKind } = request.extra;
  const { rows, counted } = await readList(ctx, matching, async (within) => {
    // one more row, to know of a next page where counting takes too long
    const asked = inOrder(select(within), request, sortable);
    const plain = inOrder(select(matching), request, sortable);
    const found =
      request.current > lastPage
        ? null
        : await slice(ctx, asked, plain, sortable['id'] ?? 'id', size + 1, offset)
            .execute()
            .catch(async (error: unknown) => {
              if (!isOutOfTime(error) || !(await isBeyondTable(ctx, matching, offset))) throw error;
              return null;
            });
    if (found === null) return { rows: [], counted: await keptCount(ctx, matching, () => countMatching(ctx, within, countedUpTo)) };
    const asFarAsSeen = { total: offset + found.length, isWhole: false };
    const bounded = () =>
      countMatching(ctx, within, countedUpTo).catch((error: unknown) => {
        if (!isOutOfTime(error)) throw error;
        return asFarAsSeen;
      });
    const count =
      totalKind === 'none'
        ? asFarAsSeen
        : await (totalKind === 'exact' ? countMatching(ctx, within, null) : keptCount(ctx, matching, bounded));
    return { rows: found.slice(0, size), counted: count };
  });
  const { total } = counted;
  ctx.tell({ totalKind: counted.isWhole ? 'exact' : 'atLeast' });
  return {
    records: rows.map(present),
    total: String(total),
    size: String(size),
    current: String(request.current),
    pages: String(Math.ceil(total / size)),
    orders: ordersOf(request, sortable),
    optimizeCountSql: true,
    hitCount: false,
    searchCount: true,
    countId: null,
    maxLimit: null,
  };
}

/** From so many skipped rows on, the rows before a page are looked at for their ids alone. */
const deep = 100;

/** A page of more rows than this counts as long. */
const long = 1000;

/**
 * Some rows of an ordered query. Deep in it, and for many, the ids come first: an index that has the order gives them without the rows, and
 * columns and labels are read for the rows of the slice only, from `plain`, which has no time to keep: the search is over, and there are no
 * more rows than that.
 */
function slice<T extends keyof TenantSchema, Row>(
  ctx: Context,
  ordered: SelectQueryBuilder<TenantSchema, T, Row>,
  plain: SelectQueryBuilder<TenantSchema, T, Row>,
  key: string,
  limit: number,
  offset: number,
): SelectQueryBuilder<TenantSchema, T, Row> {
  // a first page has its number of rows in its text: one plan serves all pages of its kind, where an unknown number counts as a tenth of
  // the table
  if (offset === 0 && limit <= long) return ordered.limit(sql.lit(limit));
  if (offset < deep && limit <= long) return ordered.limit(limit).offset(offset);
  const found = ordered
    .select(sql<string>`${sql.ref(key)}`.as('sliceKey'))
    .limit(limit)
    .offset(offset)
    .as('found');
  return plain.where(sql<boolean>`${sql.ref(key)} in ${tenantDb(ctx).selectFrom(found).select('found.sliceKey')}`);
}

/** How many match; no more than `most` are counted, and `isWhole` says whether that is all. */
export async function countMatching<T extends keyof TenantSchema>(
  ctx: Context,
  matching: SelectQueryBuilder<TenantSchema, T, object>,
  most: number | null,
): Promise<Counted> {
  const rows = matching.select(sql`1`.as('one'));
  const counted = await tenantDb(ctx)
    .selectFrom((most === null ? rows : rows.limit(most + 1)).as('matching'))
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const total = Math.min(Number(counted.total), most ?? Infinity);
  return { total, isWhole: Number(counted.total) === total };
}

/** The query in the order that was asked for. */
export function inOrder<T extends keyof TenantSchema, Row>(
  query: SelectQueryBuilder<TenantSchema, T, Row>,
  request: Ordering,
  sortable: Record<string, string>,
): SelectQueryBuilder<TenantSchema, T, Row> {
  return ordersOf(request, sortable).reduce(
    (ordered, { column, asc }) => ordered.orderBy(sql.ref(sortable[column] ?? column), asc ? 'asc' : 'desc'),
    query,
  );
}

/** `sort` and `order` are comma lists that pair up; the shorter one decides. The id comes last, so that pages never overlap. */
function ordersOf({ sort, order }: Ordering, sortable: Record<string, string>): { column: string; asc: boolean }[] {
  const directions = order.split(',');
  const asked = sort
    .split(',')
    .slice(0, directions.length)
    .map((column, index) => ({ column: column.trim(), asc: directions[index]?.trim().startsWith('asc') ?? false }))
    .filter(({ column }) => Object.hasOwn(sortable, column));
  const isIdAsked = asked.some(({ column }) => column === 'id');
  return isIdAsked ? asked : [...asked, { column: 'id', asc: asked[0]?.asc ?? false }];
}

/** The bounds that `extra` carries for a time field, both inclusive; a date alone reaches to the end of its day. */
export function timeRange(ctx: Context, extra: Record<string, string>, field: string): { from: Date | null; to: Date | null } {
  const read = (text: string | undefined, edge: string) => {
    const match = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/.exec(text ?? '');
    const instant = match && fromWire(`${match[1]} ${match[2] ?? edge}`, ctx.tenant.timeZone);
    return instant && !Number.isNaN(instant.getTime()) ? instant : null;
  };
  return { from: read(extra[`${field}_st`], '00:00:00'), to: read(extra[`${field}_ed`], '23:59:59') };
}

/** Text that matches anywhere: the wildcards of LIKE in it match themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
