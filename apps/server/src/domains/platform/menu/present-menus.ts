import type { AnswerOf } from '@saiwu/openapi';
import { builtInName } from '../../../core/built-in-names.ts';
import type { Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import type { RowOf } from '../../../rows/rows-of.ts';
import { nested } from '../../../rows/tree-of.ts';
import { auditColumns } from '../../../schema/audited-table.ts';

export const menuColumns = [
  'parentId',
  'label',
  'path',
  'component',
  'icon',
  'isGeneral',
  'state',
  'readonly',
  'sortValue',
  'group',
  'describe',
  ...auditColumns,
] as const;

/** Menus in their order, as a tree. */
export function presentTree(ctx: Context, rows: readonly RowOf<'menu', (typeof menuColumns)[number]>[]): AnswerOf<'menu.tree'> {
  return nested(
    rows.map((row) => ({
      ...row,
      label: row.readonly ? builtInName(row.path, row.label, ctx.say) : row.label,
      createTime: toWire(row.createTime, ctx.tenant.timeZone),
      updateTime: toWire(row.updateTime, ctx.tenant.timeZone),
    })),
  );
}
