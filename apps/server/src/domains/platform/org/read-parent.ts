import { msg } from '@lingui/core/macro';
import { invalid } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';

/** The path of the organisation that a new or moved one comes under. The top belongs to whoever sees everything. */
export async function readParent(ctx: Context, parentId: string): Promise<string> {
  if (parentId === '0') {
    if (callerOf(ctx).scope.isAll) return '/';
    throw invalid({ parentId: msg`请选择上级机构` });
  }
  const row = await scoped(ctx, 'org').select().where('org.id', '=', parentId).select('org.treePath').executeTakeFirst();
  if (!row) throw invalid({ parentId: msg`没有找到这个机构` });
  return row.treePath;
}
