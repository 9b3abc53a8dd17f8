import type { Context } from '../../core/context.ts';
import { auditColumns } from '../../schema/audited-table.ts';

/** The columns that both kinds of rules have in common, for `crudOf`. */
export const ruleColumns = ['ip', 'requestUri', 'requestMethod', 'limitStart', 'limitEnd', 'state', ...auditColumns] as const;

export const ruleSortable = ['requestUri', 'requestMethod', 'state', 'createTime', 'updateTime'] as const;

/** A rule as it is stored: `confirm` belongs to the request alone. */
export async function withoutConfirm(_ctx: Context, { confirm: _confirm, ...row }: { confirm?: boolean | undefined }) {
  return row;
}
