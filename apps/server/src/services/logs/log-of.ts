import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { TenantSchema } from '../../schema/tenant-schema.ts';
import type { LogSchema } from '../../schema/log-schema.ts';
import { answerPage, countMatching, type PageRequest } from '../../rows/paging.ts';
import { invalid } from '../../core/common-refusals.ts';
import { readList } from '../../rows/long-reads.ts';
import { passOver } from '../../rows/pass-over.ts';
import { planAnew } from '../../rows/plan-anew.ts';
import { scoped } from '../../rows/scope.ts';
import { searchText } from '../../rows/search-text.ts';
import { type Heading, type Listed, listSheet } from '../../rows/sheets/list-sheet.ts';
import { clearLog } from './clear-log.ts';
import { clearingOf } from './clearing.ts';

type LogName = keyof LogSchema;

/** The facts about one log. */
interface Definition<T extends LogName, Model, Row, Entity> {
  table: T;
  /** The rows a filter lets through. */
  matching: (ctx: Context, model: Model, extra: Record<string, string>) => SelectQueryBuilder<TenantSchema, T, object>;
  sortable: Record<string, string>;
  select: (query: SelectQueryBuilder<TenantSchema, T, object>) => SelectQueryBuilder<TenantSchema, T, Row>;
  present: (ctx: Context, row: Row) => Entity;
  headings: Heading<Entity>[];
  fileName: MessageDescriptor;
}

/** The operations of a log: read it, export it, delete from it. */
export function logOf<T extends LogName, Model, Row, Entity>(definition: Definition<T, Model, Row, Entity>) {
  const { table, matching, sortable, select, present, headings, fileName } = definition;
  const paging = (ctx: Context, model: Model, extra: Record<string, string>) => ({
    matching: matching(ctx, model, extra),
    key: `${table}.id`,
    sortable: { ...sortable, id: `${table}.id` },
    select,
  });
  const sheet = listSheet({ fileName, headings, open: paging, present: (ctx, rows: Row[]) => rows.map((row) => present(ctx, row)) });

  return {
    page: (ctx: Context, { body }: { body: PageRequest & { model: Model } }) =>
      planAnew(ctx, (ctx) =>
        answerPage(ctx, inTime(body), { ...paging(ctx, body.model, body.extra), present: (row) => present(ctx, row) }),
      ),

    /** The newest of all that match. */
    query: async (ctx: Context, { body }: { body: Model }) => {
      const newest = (within: SelectQueryBuilder<TenantSchema, T, object>) =>
        select(within)
          .orderBy(sql.ref(`${table}.createTime`), 'desc')
          .orderBy(sql.ref(`${table}.id`), 'desc')
          .limit(1000)
          .execute();
      return (await readList(ctx, matching(ctx, body, {}), newest)).map((row) => present(ctx, row));
    },

    remove: async (ctx: Context, { body }: { body: string[] }) => {
      const rows = scoped(ctx, table)
        .delete()
        .where(sql<boolean>`${sql.ref(`${table}.id`)} = any(${body}::bigint[])`);
      const done = await rows.executeTakeFirst();
      passOver(ctx, body, Number(done.numDeletedRows));
      return true;
    },

    /** Each batch is a transaction of its own, so that a log of any size is cleared beside the requests that write it. */
    clear: async (
      ctx: Context,
      { query, body }: { query: { type?: number | undefined }; body?: { type?: number | undefined } | undefined },
    ) => {
      const type = body?.type ?? query.type;
      if (type === undefined) throw invalid({ type: msg`请选择要清理的范围` });
      await clearLog(ctx, table, clearingOf(type, ctx.now), () => scoped(ctx, table).select());
      return true;
    },

    /** How many rows a clearing would delete now. */
    toClear: async (ctx: Context, { query }: { query: { type: number } }) => {
      const { before, rows: kept = 0 } = clearingOf(query.type, ctx.now);
      const rows = scoped(ctx, table).select();
      const time = sql.ref(`${table}.createTime`);
      const { total } = await countMatching(ctx, before ? rows.where(sql<boolean>`${time} < ${before}`) : rows, null);
      return { count: Math.max(total - kept, 0) };
    },

    export: (ctx: Context, { body }: { body: Listed<Model> }) => sheet.export(ctx, body),
    preview: (ctx: Context, { body }: { body: Listed<Model> }) => sheet.preview(ctx, body),
  };
}

/** Newest first is ordered by the time, which the filters by days have an index of; the ids only tell apart rows of the same moment. */
function inTime<Request extends PageRequest>(body: Request): Request {
  return body.sort === 'id' ? { ...body, sort: 'createTime' } : body;
}

/**
 * Whether an expression begins with a text; an empty one narrows nothing. Written as a range over the order of "C", which indexes of
 * migration 0040 have: where a beginning is common, the planner reads the newest rows instead.
 */
export function beginningWith(expression: RawBuilder<string | null>, text: string | undefined): RawBuilder<boolean> {
  const wanted = text?.trim().toLowerCase() ?? '';
  if (wanted === '') return sql<boolean>`true`;
  const ordered = sql`${expression} collate "C"`;
  return sql<boolean>`(${ordered} >= ${wanted} and ${ordered} < ${`${wanted}\u{10FFFF}`})`;
}

type NameColumn = 'optLog.userName' | 'loginLog.userName';

/**
 * Whether a person's name has a text; an empty one narrows nothing. One character is compared with the beginning of names only: most of a
 * log has it somewhere, and the index would give all of these.
 */
export function named(name: NameColumn, text: string | undefined): RawBuilder<boolean> {
  const wanted = text?.trim() ?? '';
  if (Array.from(wanted).length < 2) return beginningWith(sql<string>`lower(${sql.ref(name)})`, wanted);
  return searchText(name, wanted);
}

/** Whether a row has the text of the search box: in the person's name, or at the beginning of one of the others. */
export function knownBy(
  name: NameColumn,
  beginnings: readonly RawBuilder<string | null>[],
  keyword: string | undefined,
): RawBuilder<boolean> {
  const wanted = keyword?.trim() ?? '';
  if (wanted === '') return sql<boolean>`true`;
  const begins = beginnings.map((expression) => beginningWith(expression, wanted));
  return sql<boolean>`(${sql.join([named(name, wanted), ...begins], sql` or `)})`;
}
