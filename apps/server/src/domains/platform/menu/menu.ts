import { msg } from '@lingui/core/macro';
import { type InputOf, menuFields } from '@saiwu/openapi';
import { sql } from 'kysely';
import { builtInName } from '../../../core/built-in-names.ts';
import { isReadonly } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { cacheHandlers } from '../../../rows/cache-handlers.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { parentsFirst } from '../../../rows/parents-first.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import { scoped } from '../../../rows/scope.ts';
import { stateWords, yesNoWords } from '../../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { fitChange, fitSave, menuTree } from './menu-rules.ts';
import { forgetGrants } from './forget-grants.ts';
import { moveMenu } from './move-menu.ts';
import { menuColumns } from './present-menus.ts';

const menus = crudOf({
  name: 'menu',
  table: 'menu',
  columns: menuColumns,
  beside: {
    parentPath: sql<
      string | null
    >`(select above.path from menu above where above.tenant_id = menu.tenant_id and above.id = menu.parent_id)`,
  },
  sortable: ['label', 'path', 'sortValue', 'isGeneral', 'state', 'readonly', 'createTime', 'updateTime'],
  present: async (ctx, rows) =>
    rows.map((row) => ({ ...presentAudit(ctx, row), label: row.readonly ? builtInName(row.path, row.label, ctx.say) : row.label })),
  unique: ['path'],
  fitSave,
  headings: headingsOf(menuFields, { isGeneral: yesNoWords, state: stateWords }),
  fileName: msg`菜单`,
  inOrder: (rows) =>
    parentsFirst(
      rows,
      ({ path }) => path,
      ({ parentPath }) => parentPath,
    ),
});

/** The menus of a tenant: a tree, in which no two have one path. */
export const menuRowHandlers = {
  ...menus.handlers,
  ...cacheHandlers('menu'),

  'menu.update': (ctx, { body }) => change(ctx, body, false),

  'menu.updateAll': (ctx, { body }) => change(ctx, { component: null, ...body }, true),

  'menu.move': async (ctx, { body }) => {
    const before = await menus.read(ctx, body.id);
    if (before.readonly) throw isReadonly();
    await moveMenu(ctx, body);
    ctx.was?.(before);
    return true;
  },

  'menu.remove': (ctx, { body }) =>
    menuTree.remove(ctx, body, async (_ctx, ids) => {
      await refuseBuiltIn(ctx, ids);
      const buttons = await scoped(ctx, 'resource').select().where('resource.menuId', 'in', ids).select('resource.id').execute();
      await forgetGrants(ctx, 'MENU', ids);
      await forgetGrants(
        ctx,
        'RESOURCE',
        buttons.map(({ id }) => id),
      );
    }),
} satisfies Partial<Handlers>;

async function change(ctx: Context, body: InputOf<'menu.update'>['body'], isWhole: boolean) {
  const before = await menus.read(ctx, body.id);
  return menus.change(ctx, before.readonly ? body : await fitChange(ctx, body, before), isWhole);
}

async function refuseBuiltIn(ctx: Context, ids: readonly string[]): Promise<void> {
  const shipped = await scoped(ctx, 'menu')
    .select()
    .where('menu.id', 'in', ids)
    .where('menu.readonly', '=', true)
    .select('menu.id')
    .executeTakeFirst();
  if (shipped) throw isReadonly();
}
