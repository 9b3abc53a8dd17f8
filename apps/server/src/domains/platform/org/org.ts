import { msg } from '@lingui/core/macro';
import { type AnswerOf, orgTypeNames } from '@saiwu/openapi';
import { sql, type Selectable } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Schema } from '../../../schema/schema.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { aroundWrites } from '../../../rows/around-writes.ts';
import { containing } from '../../../rows/paging.ts';
import { invalid, notFound, stale } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { inTurns } from '../../../rows/take-turns.ts';
import { nested, treeOf } from '../../../rows/tree-of.ts';
import { toWire } from '../../../core/wire-time.ts';
import { refuseOrgTwin } from './org-twin.ts';
import { refuseWhileUsed } from './org-use.ts';

const tree = treeOf('org');

const handlers = {
  'org.tree': async (ctx, { query }) => {
    let matching = scoped(ctx, 'org').select();
    if (query.name) matching = matching.where('org.label', 'ilike', containing(query.name));
    const rows = await matching
      .orderBy('org.sortValue')
      .orderBy('org.id')
      .select(['org.id', 'org.parentId', 'org.label', 'org.abbreviation', 'org.type', 'org.describe', 'org.state', 'org.sortValue'])
      .limit(5000)
      .execute();
    return nested(rows);
  },

  'org.get': (ctx, { params }) => read(ctx, params.id),

  'org.save': async (ctx, { body }) => {
    const above = await readParent(ctx, body.parentId);
    await refuseOrgTwin(ctx, body.parentId, body.label, '0');
    const { userId } = callerOf(ctx);
    const { id } = await ctx.db
      .insertInto('org')
      .values({ ...body, tenantId: ctx.tenant.id, treePath: '', createdBy: userId, updatedBy: userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ctx.db
      .updateTable('org')
      .set({ treePath: `${above}${id}/` })
      .where('tenantId', '=', ctx.tenant.id)
      .where('id', '=', id)
      .execute();
    // the scope was drawn up before the row was there
    const added = await ctx.db
      .selectFrom('org')
      .where('tenantId', '=', ctx.tenant.id)
      .where('id', '=', id)
      .select(columns)
      .executeTakeFirstOrThrow();
    return present(ctx, added);
  },

  'org.update': async (ctx, { body: { id, version, ...fields } }) => {
    const current = await read(ctx, id);
    if (version !== undefined && version !== current.version) throw stale(current);
    const parentId = fields.parentId ?? current.parentId;
    if (parentId !== current.parentId) await move(ctx, id, parentId);
    if (fields.label !== undefined || parentId !== current.parentId) await refuseOrgTwin(ctx, parentId, fields.label ?? current.label, id);
    await scoped(ctx, 'org')
      .update()
      .set({ ...fields, updatedBy: callerOf(ctx).userId, updateTime: ctx.now, version: sql`version + 1` })
      .where('org.id', '=', id)
      .execute();
    return read(ctx, id);
  },

  'org.remove': (ctx, { body }) => tree.remove(ctx, body, refuseWhileUsed),
} satisfies Partial<Handlers>;

export const orgHandlers = aroundWrites(handlers, inTurns('org'));

async function read(ctx: Context, id: string): Promise<AnswerOf<'org.get'>> {
  const row = await scoped(ctx, 'org').select().where('org.id', '=', id).select(columns).executeTakeFirst();
  if (!row) throw notFound();
  return present(ctx, row);
}

type Row = Pick<Selectable<Schema['org']>, (typeof columns)[number] extends `org.${infer Column}` ? Column : never>;

function present(ctx: Context, row: Row): AnswerOf<'org.get'> {
  const zone = ctx.tenant.timeZone;
  return {
    ...row,
    type: enumeration(ctx, orgTypeNames, row.type),
    createTime: toWire(row.createTime, zone),
    updateTime: toWire(row.updateTime, zone),
  };
}

const columns = [
  'org.id',
  'org.parentId',
  'org.label',
  'org.abbreviation',
  'org.type',
  'org.describe',
  'org.state',
  'org.sortValue',
  'org.createTime',
  'org.createdBy',
  'org.updateTime',
  'org.updatedBy',
  'org.version',
] as const;

/** The path of the organisation that a new or moved one comes under. The top belongs to whoever sees everything. */
async function readParent(ctx: Context, parentId: string): Promise<string> {
  if (parentId === '0') {
    if (callerOf(ctx).scope.isAll) return '/';
    throw invalid({ parentId: msg`请选择上级机构` });
  }
  const row = await scoped(ctx, 'org').select().where('org.id', '=', parentId).select('org.treePath').executeTakeFirst();
  if (!row) throw invalid({ parentId: msg`没有找到这个机构` });
  return row.treePath;
}

/** Puts an organisation and all beneath it under another parent. */
async function move(ctx: Context, id: string, parentId: string): Promise<void> {
  const above = await readParent(ctx, parentId);
  await tree.refuseLoop(ctx, id, parentId);
  const { treePath: before } = await scoped(ctx, 'org').select().where('org.id', '=', id).select('org.treePath').executeTakeFirstOrThrow();
  await ctx.db
    .updateTable('org')
    .set({ treePath: sql`${`${above}${id}/`} || substr(tree_path, ${before.length + 1})` })
    .where('tenantId', '=', ctx.tenant.id)
    .where(sql<boolean>`tree_path like ${`${before}%`}`)
    .execute();
}
