import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { escapeHtml } from '../../formats/sheets/html-table.ts';

/** The fault of one cell of an imported sheet. */
export interface WrongCell {
  /** Row of the sheet, from 1. */
  row: number;
  field: string;
  reason: MessageDescriptor;
}

const mostTold = 200;

/**
 * The faults in the rows of an import: a result, not a failure of the call (platform-api §5.3: status 200, code -9, lines joined by
 * `<br/>`), which nonetheless undoes the transaction when it is thrown. For front ends of our own by cell: `fieldErrors` under `<row of
 * the sheet>.<field>`. The first 200 cells are told, and in words how many rows follow.
 */
export function refuseRows(
  ctx: Context,
  wrong: readonly WrongCell[],
  headings: readonly { field: string; title: MessageDescriptor }[],
  extra: Record<string, unknown> = {},
): Refusal {
  const places = new Map(headings.map(({ field }, place) => [field, place]));
  const placeOf = ({ field }: WrongCell) => places.get(field) ?? places.size;
  const sorted = wrong.toSorted((a, b) => a.row - b.row || placeOf(a) - placeOf(b));
  const told = sorted.slice(0, mostTold);
  const titles = new Map(headings.map(({ field, title }) => [field, ctx.say(title)]));
  const say = (cell: WrongCell) => {
    const [title, reason] = [titles.get(cell.field) ?? cell.field, ctx.say(cell.reason)];
    return ctx.say(msg`${title} ${reason}`);
  };
  const lines = [...Map.groupBy(told, ({ row }) => row)].map(([row, cells]) => {
    const reasons = cells.map(say).join(ctx.say(msg`；`));
    return ctx.say(msg`第 ${row} 行：${reasons}`);
  });
  const left = new Set(sorted.slice(mostTold).map(({ row }) => row)).size;
  const text = [...lines, ...(left > 0 ? [ctx.say(msg`另有 ${left} 行有错误`)] : [])].map(escapeHtml).join('<br/>');
  return new Refusal(200, -9, msg`${text}`, {
    extra: { errors: told.map((cell) => `${cell.row}: ${say(cell)}`), ...extra },
    fields: Object.fromEntries(told.toReversed().map(({ row, field, reason }) => [`${row}.${field}`, reason])),
  });
}
