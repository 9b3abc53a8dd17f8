import { msg } from '@lingui/core/macro';
import { resourceFields } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { permissionName } from '../../../core/permission-names.ts';
import { randomText } from '../../../core/tokens.ts';
import { cacheHandlers } from '../../../rows/cache-handlers.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import { scoped } from '../../../rows/scope.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { auditColumns } from '../../../schema/audited-table.ts';
import { forgetGrants } from './forget-grants.ts';
import { menuWords } from './menu-words.ts';

const resources = crudOf({
  name: 'resource',
  table: 'resource',
  columns: ['menuId', 'code', 'name', 'describe', 'readonly', ...auditColumns],
  sortable: ['code', 'name', 'menuId', 'readonly', 'createTime', 'updateTime'],
  filters: { search: ['code', 'name'] },
  present: async (ctx, rows) =>
    rows.map((row) => ({ ...presentAudit(ctx, row), name: row.readonly ? permissionName(row.code, row.name, ctx.say) : row.name })),
  fitSave: async (ctx, body) => {
    const code = body.code || randomText(6);
    await refuseUnknownMenu(ctx, body.menuId);
    await refuseTwin(ctx, code);
    return { ...body, code };
  },
  headings: headingsOf(resourceFields, { menuId: menuWords }),
  fileName: msg`资源`,
});

/** Buttons: each stands for one permission code or several, and is granted to roles. */
export const resourceHandlers = {
  ...resources.handlers,
  ...cacheHandlers('resource'),

  'resource.remove': async (ctx, input) => {
    const done = await resources.handlers['resource.remove'](ctx, input);
    await forgetGrants(ctx, 'RESOURCE', input.body);
    return done;
  },
} satisfies Partial<Handlers>;

async function refuseUnknownMenu(ctx: Context, menuId: string): Promise<void> {
  const known = await scoped(ctx, 'menu').select().where('menu.id', '=', menuId).select('menu.id').executeTakeFirst();
  if (!known) throw invalid({ menuId: msg`没有找到这个菜单` });
}

async function refuseTwin(ctx: Context, code: string): Promise<void> {
  const twin = await scoped(ctx, 'resource')
    .select()
    .where(sql<boolean>`lower(resource.code) = lower(${code})`)
    .select('resource.id')
    .executeTakeFirst();
  if (twin) throw invalid({ code: msg`编码[${code}]重复` }, msg`编码[${code}]重复`);
}
