import { msg } from '@lingui/core/macro';
import type { Context } from '../../core/context.ts';
import { stateWords } from '../../rows/sheets/cell-words.ts';
import { auditColumns } from '../../schema/audited-table.ts';

/** What both kinds of rules have in common, for `crudOf`. */
export const ruleColumns = ['ip', 'requestUri', 'requestMethod', 'limitStart', 'limitEnd', 'state', ...auditColumns] as const;

export const ruleSortable = ['requestUri', 'requestMethod', 'state', 'createTime', 'updateTime'] as const;

export const ruleFilters = { like: ['ip', 'requestUri'], equal: ['requestMethod', 'state'] } as const;

/** The address has a title of its own in each: it means something else there. */
export const ruleHeadings = [
  { field: 'requestUri', title: msg`请求路径` },
  { field: 'requestMethod', title: msg`请求方法` },
  { field: 'limitStart', title: msg`开始时间` },
  { field: 'limitEnd', title: msg`结束时间` },
  { field: 'state', title: msg`状态`, words: stateWords },
];

/** A rule as it is stored: `confirm` says how it was sent. */
export async function withoutConfirm(_ctx: Context, { confirm: _confirm, ...row }: { confirm?: boolean | undefined }) {
  return row;
}
