import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { contract, explainIssue, type OperationId } from '@saiwu/openapi';
import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { coerce } from './coerce.ts';
import { callerOf, type Context } from './context.ts';
import type { Schema } from './database/schema.ts';
import type { Handlers } from './handlers.ts';
import { answerPage, type PageRequest } from './page.ts';
import { invalid, isReadonly, notFound, stale } from './refusals.ts';
import { Refusal } from './refusal.ts';
import { scoped, type ScopedName } from './scope.ts';
import { readUpload } from './sheets/read-upload.ts';
import { htmlTable } from './sheets/html-table.ts';
import { answerSheet } from './sheets/answer-sheet.ts';

/** Resources that the contract's `crud()` made: those with an `updateAll`. */
type Name = { [Id in OperationId]: Id extends `${infer Head}.updateAll` ? Head : never }[OperationId];
/** Tables with a version against lost updates, and marks of who wrote when. */
type Table = {
  [T in keyof Schema]: Schema[T] extends { tenantId: string; version: unknown; updatedBy: unknown } ? T : never;
}[keyof Schema] &
  ScopedName;
type Row = Record<string, unknown>;
type Entity = { id: string; version: number };

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
  /** Headings of exported and imported sheets, in order. */
  headings: { field: string; title: MessageDescriptor; read: (entity: Entity) => string | number | null }[];
  /** What one row is called in a file's name. */
  fileName: MessageDescriptor;
}

/** What is wrong in one cell of an imported sheet. */
interface WrongCell {
  /** Row of the sheet, from 1. */
  row: number;
  field: string;
  reason: MessageDescriptor;
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

  async function add(ctx: Context, body: Row): Promise<string> {
    await refuseTwin(ctx, definition, body, null);
    const row = { ...asRow(body), tenantId: ctx.tenant.id, createdBy: callerOf(ctx).userId, updatedBy: callerOf(ctx).userId };
    // the body has passed the contract's schema, whose fields are columns of this table
    const { id } = await ctx.db
      .insertInto(table)
      .values(row as never)
      .returning(sql<string>`id`.as('id'))
      .executeTakeFirstOrThrow(); // see above
    return id;
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

  async function everyMatch(
    ctx: Context,
    body: { model: Row; sort: string; order: string; extra: Record<string, string> },
  ): Promise<Entity[]> {
    const { records } = await answerPage(ctx, { ...body, size: 100_000, current: 1 }, paging(ctx, body.model, body.extra));
    return present(ctx, records);
  }

  function paging(ctx: Context, model: Row, extra: Record<string, string>) {
    const sortable = Object.fromEntries([...definition.sortable, 'id'].map((column) => [column, `${table}.${column}`]));
    return {
      matching: matching(ctx, model, extra),
      sortable,
      select: (query: SelectQueryBuilder<Schema, T, object>) => select(query, definition),
      present: (row: Row) => row,
    };
  }

  const generic: Record<CrudKey, (ctx: Context, input: { params: { id: string }; body: never }) => Promise<unknown>> = {
    page: async (ctx, { body }: { body: PageRequest & { model: Row } }) => {
      const page = await answerPage(ctx, body, paging(ctx, body.model, body.extra));
      return { ...page, records: await present(ctx, page.records) };
    },
    get: (ctx, { params }) => read(ctx, params.id),
    query: async (ctx, { body }: { body: Row }) =>
      present(
        ctx,
        await select(matching(ctx, body, {}), definition)
          .orderBy(sql.ref(`${table}.id`))
          .limit(1000)
          .execute(),
      ),
    save: async (ctx, { body }: { body: Row }) => read(ctx, await add(ctx, body)),
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
      await scoped(ctx, table)
        .delete()
        .where(sql.ref(`${table}.id`), 'in', ids)
        .execute();
      return true;
    },
    export: async (ctx, { body }: { body: PageRequest & { model: Row } }) =>
      answerSheet(ctx, definition.fileName, headingsOf(ctx), (await everyMatch(ctx, body)).map(cellsOf)),
    preview: async (ctx, { body }: { body: PageRequest & { model: Row } }) =>
      htmlTable(headingsOf(ctx), (await everyMatch(ctx, body)).map(cellsOf)),
    import: async (ctx, { body }: { body: { file: File } }) => {
      const { records, rowNumbers } = await readUpload(ctx, body.file, definition.headings);
      const schema: z.ZodType = contract[`${name}.save`].body;
      const checked = records.map((record) => schema.safeParse(coerce(schema, record), { reportInput: true }));
      const wrong: WrongCell[] = [];
      for (const [index, one] of checked.entries()) {
        const row = rowNumbers[index] ?? 0;
        if (one.success) wrong.push(...(await addOrExplain(ctx, one.data as Row)).map((cell) => ({ ...cell, row }))); // the schema has just produced a row
        else wrong.push(...one.error.issues.map((issue) => ({ row, field: String(issue.path[0]), reason: explainIssue(issue) })));
      }
      if (wrong.length > 0) throw refuseSheet(ctx, wrong);
      return true;
    },
  };

  /** Adds a row of a sheet, which is rolled back with the others when one is wrong. What the table refuses is told by the field. */
  async function addOrExplain(ctx: Context, row: Row): Promise<Omit<WrongCell, 'row'>[]> {
    try {
      await add(ctx, row);
      return [];
    } catch (error) {
      if (!(error instanceof Refusal) || error.facts.fields === undefined) throw error;
      return Object.entries(error.facts.fields).map(([field, reason]) => ({ field, reason }));
    }
  }

  /** In words for people and older front ends, and for ours by cell: `fieldErrors` under `<row of the sheet>.<field>`. */
  function refuseSheet(ctx: Context, wrong: readonly WrongCell[]): Refusal {
    const told = wrong.toSorted((a, b) => a.row - b.row).slice(0, 200);
    const errors = told.map(({ row, field, reason }) => `${row}: ${headingOf(ctx, field)} ${ctx.say(reason)}`);
    return new Refusal(400, -9, msg`导入的表格有错误，什么都没有写入：${errors.slice(0, 20).join('；')}`, {
      extra: { errors },
      fields: Object.fromEntries(told.toReversed().map(({ row, field, reason }) => [`${row}.${field}`, reason])),
    });
  }

  function headingsOf(ctx: Context) {
    return definition.headings.map(({ title }) => ctx.say(title));
  }

  function headingOf(ctx: Context, field: string) {
    const heading = definition.headings.find((one) => one.field === field);
    return heading ? ctx.say(heading.title) : field;
  }

  function cellsOf(entity: Entity) {
    return definition.headings.map(({ read: cell }) => cell(entity));
  }

  // keys and shapes are those of the contract's crud(); the compiler cannot follow them through the template literal
  return Object.fromEntries(Object.entries(generic).map(([key, handler]) => [`${name}.${key}`, handler])) as never; // see above

  function select(query: SelectQueryBuilder<Schema, T, object>, { columns: wanted }: { columns: typeof columns }) {
    return query.select(wanted.map((column) => sql.ref(`${table}.${column}`).as(column))) as unknown as SelectQueryBuilder<Schema, T, Row>; // a column list known only at run time
  }
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
