import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FileAnswer } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import type { TenantSchema } from '../../schema/tenant-schema.ts';
import { answerPage, type Ordering } from '../paging.ts';
import { exportedRows, type Matching } from './exported-rows.ts';
import { answerSheet } from '../../formats/sheets/answer-sheet.ts';
import { htmlTable } from '../../formats/sheets/html-table.ts';
import type { Cell, SheetColumn } from '../../core/sheet-layout.ts';

/**
 * A column of a list's sheet. A `kind` other than text makes numbers and dates of the values that are read; `readAll` looks things up for
 * many rows at once.
 */
export type Heading<Entity> = { title: MessageDescriptor; kind?: SheetColumn['kind'] } & (
  | { read: (entity: Entity, ctx: Context) => Cell }
  | { readAll: (entities: readonly Entity[], ctx: Context) => Promise<Cell[]> }
);

/** The facts about a list that can be looked at as a table and taken along as a sheet. */
interface Definition<T extends keyof TenantSchema, Model, Row, Entity> {
  /** The name of the file and its sheet. */
  fileName: MessageDescriptor;
  headings: readonly Heading<Entity>[];
  /** The rows that a filter lets through, in the given context. */
  open: (ctx: Context, model: Model, extra: Record<string, string>) => Matching<T, Row> | Promise<Matching<T, Row>>;
  present: (ctx: Context, rows: Row[]) => Entity[] | Promise<Entity[]>;
  /** Rows that a preview shows. */
  mostPreviewed?: number;
}

/** The input of an export or a preview. */
export type Listed<Model> = Ordering & { model: Model; extra: Record<string, string> };

/** Handlers of a list's `export` (all rows as xlsx) and `preview` (the first ones as an HTML table, with a word when there are more). */
export function listSheet<T extends keyof TenantSchema, Model, Row, Entity>(definition: Definition<T, Model, Row, Entity>) {
  const { fileName, headings, open, present, mostPreviewed = 100 } = definition;
  const cellsOf = async (ctx: Context, rows: Row[]) => {
    const entities = await present(ctx, rows);
    const columns: Cell[][] = [];
    for (const heading of headings)
      columns.push('read' in heading ? entities.map((entity) => heading.read(entity, ctx)) : await heading.readAll(entities, ctx));
    return entities.map((_, row) => columns.map((cells) => cells[row] ?? null));
  };

  return {
    export: (ctx: Context, { model, extra, ...order }: Listed<Model>): Promise<FileAnswer> => {
      const sheetName = ctx.say(fileName);
      const columns = headings.map(({ title, kind }) => ({ title: ctx.say(title), ...(kind && { kind }) }));
      const rows = exportedRows(ctx, order, (inside) => open(inside, model, extra), cellsOf);
      return answerSheet(ctx, sheetName, { sheetName, columns }, rows, extra['fileName']);
    },

    preview: async (ctx: Context, { model, extra, ...order }: Listed<Model>): Promise<string> => {
      const request = { ...order, extra, size: mostPreviewed + 1, current: 1 };
      const { records } = await answerPage(ctx, request, { ...(await open(ctx, model, extra)), present: (row) => row });
      return htmlTable(
        headings.map(({ title }) => ctx.say(title)),
        await cellsOf(ctx, records.slice(0, mostPreviewed)),
        records.length > mostPreviewed ? ctx.say(msg`只显示前 ${mostPreviewed} 行`) : undefined,
      );
    },
  };
}
