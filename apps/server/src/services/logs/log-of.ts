import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Schema } from '../../schema/schema.ts';
import type { LogSchema } from '../../schema/log-schema.ts';
import { answerPage, containing, type PageRequest } from '../../rows/paging.ts';
import { invalid, notFound } from '../../core/common-refusals.ts';
import { scoped } from '../../rows/scope.ts';
import { type Heading, type Listed, listSheet } from '../../rows/sheets/list-sheet.ts';
import { clearLog } from './clear-log.ts';
import { clearingOf } from './clearing.ts';

type LogName = keyof LogSchema;

/** The facts about one log. */
interface Definition<T extends LogName, Model, Row, Entity> {
  table: T;
  /** The rows a filter lets through. */
  matching: (ctx: Context, model: Model, extra: Record<string, string>) => SelectQueryBuilder<Schema, T, object>;
  sortable: Record<string, string>;
  select: (query: SelectQueryBuilder<Schema, T, object>) => SelectQueryBuilder<Schema, T, Row>;
  present: (ctx: Context, row: Row) => Entity;
  headings: Heading<Entity>[];
  fileName: MessageDescriptor;
}

/** What can be done with a log: read it, export it, delete from it. */
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
      answerPage(ctx, body, { ...paging(ctx, body.model, body.extra), present: (row) => present(ctx, row) }),

    remove: async (ctx: Context, { body }: { body: string[] }) => {
      const ids = [...new Set(body)];
      const rows = scoped(ctx, table)
        .delete()
        .where(sql<boolean>`${sql.ref(`${table}.id`)} = any(${ids}::bigint[])`);
      const done = await rows.executeTakeFirst();
      if (Number(done.numDeletedRows) !== ids.length) throw notFound();
      return true;
    },

    /** Each batch is a transaction of its own, so that a log of any size is cleared beside those who write it. */
    clear: async (
      ctx: Context,
      { query, body }: { query: { type?: number | undefined }; body?: { type?: number | undefined } | undefined },
    ) => {
      const type = body?.type ?? query.type;
      if (type === undefined) throw invalid({ type: msg`请选择要清理的范围` });
      await clearLog(ctx, table, clearingOf(type, ctx.now), () => scoped(ctx, table).select());
      return true;
    },

    export: (ctx: Context, { body }: { body: Listed<Model> }) => sheet.export(ctx, body),
    preview: (ctx: Context, { body }: { body: Listed<Model> }) => sheet.preview(ctx, body),
  };
}

/** Narrows a query to rows whose column begins with a text; an empty one narrows nothing. */
export function beginningWith(column: string, text: string | undefined): RawBuilder<boolean> {
  const wanted = text?.trim() ?? '';
  return wanted === '' ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} ilike ${containing(wanted).slice(1)}`;
}
