import { msg } from '@lingui/core/macro';
import { notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';

/**
 * Asks before rows of a sheet whose cells for the organisation are empty come to the caller's own: throws a 409 that says how many and where, with
 * `mustConfirm`, unless it is confirmed. What comes there is told as `extra.atHome`; so are rows of a sheet without such a column, whose `orgId` is
 * undefined.
 */
export async function askHome(
  ctx: Context,
  rows: readonly { orgId?: string | null | undefined }[],
  isConfirmed: boolean | undefined,
): Promise<void> {
  const homeless = rows.filter(({ orgId }) => !orgId);
  const label = homeless.length === 0 ? null : await homeLabel(ctx);
  if (label === null) return;
  const empty = homeless.filter(({ orgId }) => orgId !== undefined).length;
  if (empty > 0 && isConfirmed !== true)
    throw notNow(msg`${empty} 行没有填所属机构，会放到「${label}」，确认后才会导入`, { mustConfirm: true });
  ctx.tell({ atHome: { rows: homeless.length, label } });
}

/** What the organisation is called to which a sheet brings rows that name none; null for a caller who sees every organisation, and so has to name one. */
export async function homeLabel(ctx: Context): Promise<string | null> {
  const { scope, orgId } = callerOf(ctx);
  if (scope.isAll || orgId === null) return null;
  const home = await scoped(ctx, 'org').select().where('org.id', '=', orgId).select('org.label').executeTakeFirst();
  return home?.label ?? null;
}
