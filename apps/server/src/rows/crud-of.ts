import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { contract, type OperationId } from '@saiwu/openapi';
import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { callerOf, type Context } from '../core/context.ts';
import type { Schema } from '../schema/schema.ts';
import type { Handlers } from '../core/handlers.ts';
import { readList } from './long-reads.ts';
import { answerPage, type PageRequest } from './paging.ts';
import { invalid, isReadonly, notFound, stale } from '../core/common-refusals.ts';
import { scoped, type ScopedName } from './scope.ts';
import type { CellWords } from './sheets/cell-words.ts';
import { importRows } from './sheets/import-rows.ts';
import { type Heading, listSheet } from './sheets/list-sheet.ts';
import type { Cell, SheetColumn } from '../core/sheet-layout.ts';

/** Resources that the contract's `crud()` made: those with an `updateAll`. */
type Name = { [Id in OperationId]: Id extends `${infer Head}.updateAll` ? Head : never }[OperationId];
/** Tables with a version against lost updates, and marks of who wrote when. */
type Table = {
  [T in keyof Schema]: Schema[T] extends { tenantId: string; version: unknown; updatedBy: unknown } ? T : never;
}[keyof Schema] &
  ScopedName;
type Row = Record<string, unknown>;
type Entity = { id: string; version: number };

/** A column of a resource's sheets. Without words and a `read`, the field is exported as it goes out; with both, words are read back alone. */
export interface SheetField {
  field: string;
  title: MessageDescriptor;
  kind?: SheetColumn['kind'];
  read?: (entity: Entity) => Cell;
  words?: CellWords;
}

/** The facts about one table behind a `crud()` of the contract. */
interface Definition<N extends Name, T extends Table> {
  /** Head of the operation ids, and the key under which the contract has them. */
  name: N;
  table: T;
  /** Columns an answer is made from: secrets are simply not named here. */
  columns: readonly (keyof Schema[T] & string)[];
  sortable: readonly (keyof Schema[T] & string)[];
  /** The rows a filter lets through. */
  matching: (ctx: Context, model: Row, extra: Record<string, string>) => SelectQueryBuilder<Schema, T, object>;
  present: (ctx: Context, rows: Row[]) => Promise<Entity[]>;
  /** The column whose value no two rows of a tenant share. */
  unique?: keyof Schema[T] & string;
  /** Headings of exported and imported sheets, in order. Without a `read`, the field is exported as it goes out. */
  headings: readonly SheetField[];
  /** What one row is called in a file's name. */
  fileName: MessageDescriptor;
}

type CrudKey = 'page' | 'get' | 'query' | 'save' | 'update' | 'updateAll' | 'remove' | 'export' | 'preview' | 'import';

/**
 * Handlers of the generic operations of platform-api §1.6 for one table. A table that differs spreads these and puts its own
 * beside them; there is nothing to switch on or off in here.
 */
export function crudOf<const N extends Name, T extends Table>(definition: Definition<N, T>): Pick<Handlers, `${N}.${CrudKey}`> {
  const { name, table, columns, matching, present } = definition;

  async function read(ctx: Context, id: string): Promise<Entity> {
    const row = await select(scoped(ctx, table).select(), definition)
      .where(sql.ref(`${table}.id`), '=', id)
      .executeTakeFirst();
    const [entity] = row ? await present(ctx, [row]) : [];
    if (!entity) throw notFound();
    return entity;
  }

  async function change(ctx: Context, body: Row & { id: string; version?: number }, isWhole: boolean): Promise<Entity> {
    const { id, version, ...fields } = body;
    const current = await read(ctx, id);
    if ('readonly' in current && current.readonly === true) throw isReadonly();
    if (version !== undefined && version !== current.version) throw stale(current);
    await refuseTwin(ctx, definition, fields, id);
    const given = isWhole ? { ...emptied(name), ...fields } : fields;
    const next = { ...asRow(given), updatedBy: callerOf(ctx).userId, updateTime: ctx.now, version: sql`version + 1` };
    const done = await scoped(ctx, table)
      .update()
      .set(next as never) // fields of the contract's schema are columns of this table
      .where(sql.ref(`${table}.id`), '=', id)
      .where(sql.ref(`${table}.version`), '=', current.version)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) throw stale(await read(ctx, id));
    return read(ctx, id);
  }

  function paging(ctx: Context, model: Row, extra: Record<string, string>) {
    const sortable = Object.fromEntries([...definition.sortable, 'id'].map((column) => [column, `${table}.${column}`]));
    return {
      matching: matching(ctx, model, extra),
      key: `${table}.id`,
      sortable,
      select: (query: SelectQueryBuilder<Schema, T, object>) => select(query, definition),
    };
  }

  const sheet = listSheet({
    fileName: definition.fileName,
    headings: definition.headings.map(exported),
    open: paging,
    present,
  });

  const generic: Record<CrudKey, (ctx: Context, input: { params: { id: string }; body: never }) => Promise<unknown>> = {
    page: async (ctx, { body }: { body: PageRequest & { model: Row } }) => {
      const page = await answerPage(ctx, body, { ...paging(ctx, body.model, body.extra), present: (row) => row });
      return { ...page, records: await present(ctx, page.records) };
    },
    get: (ctx, { params }) => read(ctx, params.id),
    query: async (ctx, { body }: { body: Row }) =>
      present(
        ctx,
        await readList(ctx, matching(ctx, body, {}), (within) =>
          select(within, definition)
            .orderBy(sql.ref(`${table}.id`))
            .limit(1000)
            .execute(),
        ),
      ),
    save: async (ctx, { body }: { body: Row }) => read(ctx, await addRow(ctx, definition, body)),
    update: (ctx, { body }: { body: Row & { id: string } }) => change(ctx, body, false),
    updateAll: (ctx, { body }: { body: Row & { id: string } }) => change(ctx, body, true),
    remove: async (ctx, { body }: { body: string[] }) => {
      const ids = [...new Set(body)];
      const rows = await scoped(ctx, table)
        .select()
        .where(sql.ref(`${table}.id`), 'in', ids)
        // not every table has built-in rows
        .select(sql<boolean>`coalesce((to_jsonb(${sql.table(table)}) ->> 'readonly')::boolean, false)`.as('readonly'))
        .execute();
      if (rows.length !== ids.length) throw notFound();
      if (rows.some((row) => row.readonly)) throw isReadonly();
      const gone = await scoped(ctx, table)
        .delete()
        .where(sql.ref(`${table}.id`), 'in', ids)
        .executeTakeFirst();
      // one that somebody else has deleted or moved meanwhile: all or none
      if (Number(gone.numDeletedRows) !== ids.length) throw notFound();
      return true;
    },
    export: (ctx, { body }: { body: PageRequest & { model: Row } }) => sheet.export(ctx, body),
    preview: (ctx, { body }: { body: PageRequest & { model: Row } }) => sheet.preview(ctx, body),
    import: async (ctx, { body }: { body: { file: File } }) => {
      const schema: z.ZodType<Row> = contract[`${name}.save`].body;
      await importRows(ctx, body.file, { schema, headings: definition.headings, add: (row) => addRow(ctx, definition, row) });
      return true;
    },
  };

  // keys and shapes are those of the contract's crud(); the compiler cannot follow them through the template literal
  return Object.fromEntries(Object.entries(generic).map(([key, handler]) => [`${name}.${key}`, handler])) as never; // see above

  function select(query: SelectQueryBuilder<Schema, T, object>, { columns: wanted }: { columns: typeof columns }) {
    return query.select(wanted.map((column) => sql.ref(`${table}.${column}`).as(column))) as unknown as SelectQueryBuilder<Schema, T, Row>; // a column list known only at run time
  }
}

/** Adds a row of the caller's making and answers its id. Throws `invalid` where another row has its `unique` value already. */
export async function addRow(ctx: Context, of: { table: Table; unique?: string }, body: Row): Promise<string> {
  const { userId } = callerOf(ctx);
  await refuseTwin(ctx, of, body, null);
  const row = { ...asRow(body), tenantId: ctx.tenant.id, createdBy: userId, updatedBy: userId };
  // the body has passed the contract's schema, whose fields are columns of this table
  const { id } = await ctx.db
    .insertInto(of.table)
    .values(row as never)
    .returning(sql<string>`id`.as('id'))
    .executeTakeFirstOrThrow(); // see above
  return id;
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

/** Says at the field that its value is taken; the database's own constraint stands behind it for two at the same moment. */
async function refuseTwin(
  ctx: Context,
  { table, unique }: { table: Table; unique?: string },
  body: Row,
  ownId: string | null,
): Promise<void> {
  const value = unique && body[unique];
  if (unique === undefined || typeof value !== 'string') return;
  // over the whole tenant, not only over the rows in scope: the constraint does not know scopes either
  const twin =
    await sql`select 1 from ${sql.table(table)} where tenant_id = ${ctx.tenant.id} and lower(${sql.ref(unique)}) = lower(${value}) and id <> ${ownId ?? '0'}`.execute(
      ctx.db,
    );
  if (twin.rows.length > 0) throw invalid({ [unique]: msg`${value} 已经存在` }, msg`${value} 已经存在`);
}

/** Empty text is stored as absent. */
function asRow(body: Row): Row {
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, value === '' ? null : value]));
}

/** Every field that a whole update may leave out, emptied. */
function emptied(name: Name): Row {
  const shape: z.ZodRawShape = contract[`${name}.update`].body.shape;
  const optional = Object.entries(shape).filter(([key, schema]) => key !== 'version' && z.safeParse(schema, null).success);
  return Object.fromEntries(optional.map(([key]) => [key, null]));
}
