import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';

/**
 * Asks before rows of a sheet whose cells for the organisation are empty come to the caller's own: throws a 409 that says how many and
 * where, with `mustConfirm` and `atHome`, unless it is confirmed. `passedOver`: heads of the sheet that were not read, one of which may be
 * the organisation's; the refusal names them, as `passedOverColumns` too. What comes there is told as `extra.atHome`; so are rows of a
 * sheet without such a column, whose `orgId` is undefined.
 */
export async function askHome(
  ctx: Context,
  rows: readonly { orgId?: string | null | undefined }[],
  isConfirmed: boolean | undefined,
  passedOver: readonly string[] = [],
): Promise<void> {
  const homeless = rows.filter(({ orgId }) => !orgId);
  const label = homeless.length === 0 ? null : await homeLabel(ctx);
  if (label === null) return;
  const empty = homeless.filter(({ orgId }) => orgId !== undefined).length;
  const atHome = { rows: homeless.length, label };
  if (empty > 0 && isConfirmed !== true) {
    const extra = { mustConfirm: true, atHome, ...(passedOver.length > 0 && { passedOverColumns: passedOver }) };
    throw notNow(question(ctx, empty, label, passedOver), extra);
  }
  ctx.tell({ atHome });
}

function question(ctx: Context, rows: number, label: string, passedOver: readonly string[]): MessageDescriptor {
  if (passedOver.length === 0) return msg`${rows} 行没有填所属机构，会放到「${label}」，确认后才会导入`;
  const heads = passedOver.join(ctx.language === 'zh' ? '、' : ', ');
  return msg`${rows} 行没有填所属机构，会放到「${label}」，确认后才会导入。这些列没有读取：${heads}`;
}

/**
 * What the organisation is called to which a sheet brings rows that name none; null for a caller who sees every organisation, and so has to
 * name one.
 */
export async function homeLabel(ctx: Context): Promise<string | null> {
  const { scope, orgId } = callerOf(ctx);
  if (scope.isAll || orgId === null) return null;
  const home = await scoped(ctx, 'org').select().where('org.id', '=', orgId).select('org.label').executeTakeFirst();
  return home?.label ?? null;
}
