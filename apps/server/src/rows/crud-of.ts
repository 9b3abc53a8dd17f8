import type { MessageDescriptor } from '@lingui/core';
import { contract } from '@saiwu/openapi';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import type { Handlers } from '../core/handlers.ts';
import type { Cell, SheetColumn } from '../core/sheet-layout.ts';
import type { SheetUpload } from '../formats/sheets/read-upload.ts';
import type { TenantSchema } from '../schema/tenant-schema.ts';
import { filterBy, type FilterKinds } from './filter-by.ts';
import { type FilterExceptions, filterKinds } from './filter-kinds.ts';
import { readList } from './long-reads.ts';
import { answerPage, type PageRequest } from './paging.ts';
import {
  type Added,
  type Changed,
  type Column,
  type Entity,
  type Name,
  type Row,
  type RowsDefinition,
  rowsOf,
  type Table,
} from './rows-of.ts';
import { scoped } from './scope.ts';
import type { CellWords } from './sheets/cell-words.ts';
import { importRows } from './sheets/import-rows.ts';
import { type Heading, listSheet } from './sheets/list-sheet.ts';

/**
 * A column of a resource's sheets. Without words and a `read`, the field is exported as it goes out; with both, words are read back alone.
 */
export interface SheetField {
  field: string;
  title: MessageDescriptor;
  kind?: SheetColumn['kind'];
  read?: (entity: Entity) => Cell;
  words?: CellWords;
}

/** The facts about one table behind a `crud()` of the contract. */
interface Definition<N extends Name, T extends Table, C extends Column<T>, B extends object> extends RowsDefinition<N, T, C, B> {
  sortable: readonly (keyof TenantSchema[T] & string)[];
  /** The filters that the contract's model does not say; a function where a parameter decides them. */
  filters?: FilterExceptions | ((ctx: Context) => Promise<FilterKinds>);
  /** A condition that leaves out further rows of a list. */
  narrow?: (query: SelectQueryBuilder<TenantSchema, T, object>, ctx: Context, model: Row) => SelectQueryBuilder<TenantSchema, T, object>;
  /** Headings of exported and imported sheets, in order. */
  headings: readonly SheetField[];
  /** The name of one row in a file's name. */
  fileName: MessageDescriptor;
  /** The order in which the rows of a sheet are added; absent: the order of the sheet. */
  inOrder?: (rows: Added<N>[]) => Added<N>[];
  /** A check once the rows of a sheet are added: a refusal takes all of them back. */
  afterImport?: (ctx: Context, rows: readonly Added<N>[], isConfirmed: boolean | undefined) => Promise<void>;
}

type CrudKey = 'page' | 'get' | 'query' | 'save' | 'update' | 'updateAll' | 'remove' | 'export' | 'preview' | 'import';

/**
 * Handlers of the generic operations of platform-api §1.6 for one table, and the parts they are made of. A table that differs spreads
 * these and puts its own handlers beside them; there is nothing to switch on or off in here.
 */
export function crudOf<const N extends Name, T extends Table, const C extends Column<T>, B extends object = object>(
  definition: Definition<N, T, C, B>,
) {
  const { name, table, columns, filters = {}, narrow, headings, fileName, inOrder, afterImport } = definition;
  const { select, present, remove, ...rows } = rowsOf(definition);
  const { read, add, change } = rows;

  const { model: shape } = contract[`${name}.page`].body.shape as { model: z.ZodObject }; // the body of every operation that answers a page
  const others = Object.keys(shape.shape).filter((field) => !(columns as readonly string[]).includes(field)); // columns are names
  const found = typeof filters === 'function' ? filters : filterKinds(shape, { ...filters, apart: others });

  async function paging(ctx: Context, model: Row, extra: Record<string, string>) {
    const kinds = typeof found === 'function' ? await found(ctx) : found;
    const filtered = filterBy(ctx, scoped(ctx, table).select(), table, model, extra, kinds);
    const matching = narrow ? narrow(filtered, ctx, model) : filtered;
    const sortable = Object.fromEntries([...definition.sortable, 'id'].map((column) => [column, `${table}.${column}`]));
    return { matching, key: `${table}.id`, sortable, select };
  }

  const sheet = listSheet({ fileName, headings: headings.map(exported), open: paging, present });

  const generic: Record<CrudKey, (ctx: Context, input: { params: { id: string }; body: never }) => Promise<unknown>> = {
    page: async (ctx, { body }: { body: PageRequest & { model: Row } }) => {
      const page = await answerPage(ctx, body, { ...(await paging(ctx, body.model, body.extra)), present: (row) => row });
      return { ...page, records: await present(ctx, page.records) };
    },
    get: (ctx, { params }) => read(ctx, params.id),
    query: async (ctx, { body }: { body: Row }) => {
      const { matching } = await paging(ctx, body, {});
      const all = (within: SelectQueryBuilder<TenantSchema, T, object>) =>
        select(within)
          .orderBy(sql.ref(`${table}.id`))
          .limit(1000)
          .execute();
      return present(ctx, await readList(ctx, matching, all));
    },
    save: async (ctx, { body }: { body: Added<N> }) => read(ctx, await add(ctx, body)),
    update: (ctx, { body }: { body: Changed<N> }) => change(ctx, body, false),
    updateAll: (ctx, { body }: { body: Changed<N> }) => change(ctx, body, true),
    remove: (ctx, { body }: { body: string[] }) => remove(ctx, body),
    export: (ctx, { body }: { body: PageRequest & { model: Row } }) => sheet.export(ctx, body),
    preview: (ctx, { body }: { body: PageRequest & { model: Row } }) => sheet.preview(ctx, body),
    import: async (ctx, { body }: { body: SheetUpload & { confirm?: boolean | undefined } }) => {
      const schema = contract[`${name}.save`].body as z.ZodType as z.ZodType<Added<N>>; // the body of the operation that adds one
      const brought: Added<N>[] = [];
      const addOne = (row: Added<N>) => {
        brought.push(row);
        return add(ctx, row);
      };
      await importRows(ctx, body, { schema, headings, ...(inOrder && { inOrder }), add: addOne });
      await afterImport?.(ctx, brought, body.confirm);
      return true;
    },
  };

  const handlers: Pick<Handlers, `${N}.${CrudKey}`> = Object.fromEntries(
    Object.entries(generic).map(([key, handler]) => [`${name}.${key}`, handler]),
  ) as never; // keys and shapes are those of the contract's crud(); the compiler cannot follow them through the template literal
  return { handlers, ...rows };
}

function exported({ field, title, kind, read, words }: SheetField): Heading<Entity> {
  const column = { title, ...(kind && { kind }) };
  if (read || !words) return { ...column, read: read ?? asItGoesOut(field) };
  return {
    ...column,
    readAll: (entities, ctx) =>
      words.write(
        ctx,
        entities.map((entity) => Reflect.get(entity, field) as unknown),
      ),
  }; // Reflect knows no field's type
}

/** Reads a text or number field for a cell: numbers stay numbers, nothing is an empty cell. */
function asItGoesOut(field: string): (entity: Entity) => Cell {
  return (entity) => {
    const value: unknown = Reflect.get(entity, field);
    return typeof value === 'number' || typeof value === 'string' ? value : '';
  };
}
