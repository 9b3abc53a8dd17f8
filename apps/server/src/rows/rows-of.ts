import type { MessageDescriptor } from '@lingui/core';
import { type AnswerOf, contract, type InputOf, type OperationId } from '@saiwu/openapi';
import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { invalid, isReadonly, notFound, stale } from '../core/common-refusals.ts';
import { callerOf, type Context } from '../core/context.ts';
import type { AuditedTable } from '../schema/audited-table.ts';
import type { TenantSchema } from '../schema/tenant-schema.ts';
import { passOver } from './pass-over.ts';
import { presentAudit } from './present-audit.ts';
import { scoped, type ScopedName } from './scope.ts';
import { tenantDb } from './tenant-db.ts';
import { findTwin, isTaken, type Unique } from './unique.ts';

/** Resources that the contract's `crud()` made: those with an `updateAll`. */
export type Name = { [Id in OperationId]: Id extends `${infer Head}.updateAll` ? Head : never }[OperationId];
/** Tables with a version against lost updates, and columns for who wrote when. */
export type Table = {
  [T in keyof TenantSchema]: TenantSchema[T] extends Omit<AuditedTable, 'tenantId'> ? T : never;
}[keyof TenantSchema] &
  ScopedName;
export type Row = Record<string, unknown>;
/** The columns of a resource that its answers are made from. */
export type Column<T extends Table> = keyof Selectable<TenantSchema[T]> & string;
export type RowOf<T extends Table, C extends Column<T>> = Pick<Selectable<TenantSchema[T]>, C>;
export type Entity = { id: string; version: number };
type Answer<N extends Name> = AnswerOf<`${N}.get`> & Entity;
/** The fields that the contract lets through, and those that its handler adds. */
export type Added<N extends Name> = InputOf<`${N}.save`>['body'] & Row;
export type Changed<N extends Name> = InputOf<`${N}.update`>['body'] & Row & { id: string; version?: number | undefined };

/** The facts about the rows of one table behind a `crud()` of the contract. */
export interface RowsDefinition<N extends Name, T extends Table, C extends Column<T>, B extends object = object> {
  /** Head of the operation ids, and the key under which the contract has them. */
  name: N;
  table: T;
  /** Columns an answer is made from: secrets are simply not named here. */
  columns: readonly C[];
  /** Further expressions over the row that an answer is made from, in the same statement, by the names that `present` knows them under. */
  beside?: { readonly [K in keyof B]: RawBuilder<B[K]> };
  /** Absent: as the columns are, times in the tenant's zone. */
  present?: (ctx: Context, rows: (RowOf<T, C> & NoInfer<B>)[]) => Promise<Entity[]>;
  /**
   * Columns whose value no two rows of a tenant share, each by itself, whatever the case of its letters; of a group of rows where `within`
   * says so.
   */
  unique?: readonly Unique<keyof TenantSchema[T] & string>[];
  /**
   * The value to store for a field that is sent, where the two differ. Throws for a value that cannot be stored. A whole change comes with
   * the fields it empties.
   */
  fitSave?: (ctx: Context, body: Added<N>) => Promise<Row>;
  fitChange?: (ctx: Context, body: Changed<N>) => Promise<Row>;
  /** Throws where one of these rows has to stay, before any is deleted. */
  mayRemove?: (ctx: Context, ids: readonly string[]) => Promise<unknown>;
}

/** The rows of one table as its operations read and write them. */
export function rowsOf<N extends Name, T extends Table, C extends Column<T>, B extends object>(definition: RowsDefinition<N, T, C, B>) {
  const { name, table, columns, beside, unique = [], fitSave, fitChange } = definition;
  const plain = async (ctx: Context, rows: RowOf<T, C>[]) => rows.map((row) => presentAudit(ctx, row));
  // every row that `select` gives has the columns of `beside`
  const present = (definition.present as typeof plain | undefined) ?? plain; // see above
  const key = sql.ref(`${table}.id`);
  const alone = unique.filter((one) => typeof one === 'string');
  const grouped = unique.filter((one) => typeof one !== 'string');

  function select(query: SelectQueryBuilder<TenantSchema, T, object>): SelectQueryBuilder<TenantSchema, T, RowOf<T, C>> {
    const further = Object.entries<RawBuilder<unknown>>(beside ?? {}).map(([field, expression]) => expression.as(field));
    return query.select([...columns.map((column) => sql.ref(`${table}.${column}`).as(column)), ...further]) as never; // columns known only at run time
  }

  /** One row in scope, as it goes out. */
  async function read(ctx: Context, id: string): Promise<Answer<N>> {
    const row = await select(scoped(ctx, table).select()).where(key, '=', id).executeTakeFirst();
    const [entity] = row ? await present(ctx, [row]) : [];
    if (!entity) throw notFound();
    return entity as Answer<N>; // what `present` makes is what the contract has under the name
  }

  /** The rows with these ids that are in scope, as they go out. */
  async function readAll(ctx: Context, ids: readonly string[]): Promise<Entity[]> {
    if (ids.length === 0) return [];
    return present(ctx, await select(scoped(ctx, table).select()).where(key, 'in', ids).execute());
  }

  /** Adds a row of the caller's making and answers its id. */
  async function add(ctx: Context, body: Added<N>): Promise<string> {
    const { userId } = callerOf(ctx);
    const fields = fitSave ? await fitSave(ctx, body) : body;
    await refuseTwin(ctx, fields);
    const row = { ...asRow(fields), createdBy: userId, updatedBy: userId };
    // the body has passed the contract's schema, whose fields are columns of this table
    const adding = tenantDb(ctx).insertInto<Table>(table).values(row);
    const { id } = await adding.returning(sql<string>`id`.as('id')).executeTakeFirstOrThrow();
    return id;
  }

  /** Adds many at once, after `findTwins` has checked that no other row has their values; answers their ids, in order. */
  async function addAll(ctx: Context, bodies: readonly Added<N>[]): Promise<string[]> {
    const { userId } = callerOf(ctx);
    const ids: string[] = [];
    for (let at = 0; at < bodies.length; at += mostAtOnce) {
      const rows = [];
      for (const body of bodies.slice(at, at + mostAtOnce))
        rows.push({ ...asRow(fitSave ? await fitSave(ctx, body) : body), createdBy: userId, updatedBy: userId });
      // as in `add`
      const added = await tenantDb(ctx)
        .insertInto<Table>(table)
        .values(rows)
        .returning(sql<string>`id`.as('id'))
        .execute();
      ids.push(...added.map(({ id }) => id));
    }
    return ids;
  }

  /** The bodies that cannot be added: a row of the tenant, or a body before them, has the value that no two rows may share. */
  async function findTwins<Body extends Added<N>>(ctx: Context, bodies: readonly Body[]): Promise<Map<Body, Reasons>> {
    const twins = new Map<Body, Reasons>();
    for (const column of alone) {
      const valueOf = (body: Body) => String(body[column]).toLowerCase();
      const { rows } = await sql<{ value: string }>`select lower(${sql.ref(column)}) as value from ${sql.table(table)}
        where tenant_id = ${ctx.tenant.id} and lower(${sql.ref(column)}) = any(${bodies.map(valueOf)}::text[])`.execute(tenantDb(ctx));
      const taken = new Set(rows.map(({ value }) => value));
      for (const body of bodies) {
        if (taken.has(valueOf(body))) twins.set(body, { ...twins.get(body), [column]: isTaken(String(body[column])) });
        taken.add(valueOf(body));
      }
    }
    return twins;
  }

  /** Changes a row in scope, unless another user has changed it meanwhile. Fields that a whole change leaves out are emptied. */
  async function change(ctx: Context, body: Changed<N>, isWhole: boolean): Promise<Answer<N>> {
    const { id, version } = body;
    const given = isWhole ? { ...emptied(name), ...body } : body;
    const { id: _id, version: _version, ...fields } = fitChange ? await fitChange(ctx, given) : given;
    const current: Entity = await read(ctx, id);
    if ('readonly' in current && current.readonly === true) throw isReadonly();
    if (version !== undefined && version !== current.version) throw stale(current);
    await refuseTwin(ctx, fields, current);
    const next = { ...asRow(fields), updatedBy: callerOf(ctx).userId, updateTime: ctx.now, version: sql`version + 1` };
    const done = await scoped(ctx, table)
      .update()
      .set(next as never) // fields of the contract's schema are columns of this table
      .where(key, '=', id)
      .where(sql.ref(`${table}.version`), '=', current.version)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) throw stale(await read(ctx, id));
    ctx.was?.(current);
    return read(ctx, id);
  }

  /** Deletes rows in scope, unless one of them is built in; rows that are gone already are passed over. */
  async function remove(ctx: Context, ids: readonly string[]): Promise<true> {
    await definition.mayRemove?.(ctx, ids);
    const rows = await scoped(ctx, table)
      .select()
      .where(key, 'in', ids)
      // not every table has built-in rows
      .select(sql<boolean>`coalesce((to_jsonb(${sql.table(table)}) ->> 'readonly')::boolean, false)`.as('readonly'))
      .execute();
    if (rows.some((row) => row.readonly)) throw isReadonly();
    const gone = await scoped(ctx, table).delete().where(key, 'in', ids).executeTakeFirst();
    passOver(ctx, ids, Number(gone.numDeletedRows));
    return true;
  }

  /** Whether another row than that of `ownId` has a value that no two may have. */
  async function hasTwin(ctx: Context, row: Row, ownId?: string): Promise<boolean> {
    return (await findTwin(ctx, table, unique, row, ownId)) !== null;
  }

  /** Says at the field that its value is taken; the database's own constraint stands behind it for two at the same moment. */
  async function refuseTwin(ctx: Context, fields: Row, current?: Entity): Promise<void> {
    // a value that stays may be taken in the group that the row comes to
    const twin =
      (await findTwin(ctx, table, alone, fields, current?.id)) ??
      (await findTwin(ctx, table, grouped, { ...current, ...fields }, current?.id));
    if (twin) throw invalid({ [twin.column]: twin.reason });
  }

  return { select, present, read, readAll, add, addAll, findTwins, hasTwin, change, remove };
}

type Reasons = Record<string, MessageDescriptor>;
const mostAtOnce = 500;

/** Empty text is stored as absent. */
function asRow(body: Row): Row {
  return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, value === '' ? null : value]));
}

/** Every field that a whole update may leave out, emptied. */
function emptied(name: Name): Row {
  const shape: z.ZodRawShape = contract[`${name}.update`].body.shape;
  const optional = Object.entries(shape).filter(([field, schema]) => field !== 'version' && z.safeParse(schema, null).success);
  return Object.fromEntries(optional.map(([field]) => [field, null]));
}
