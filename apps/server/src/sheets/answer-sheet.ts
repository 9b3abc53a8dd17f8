import type { MessageDescriptor } from '@lingui/core';
import type { FileAnswer } from '@saiwu/openapi';
import type { Context } from '../context.ts';
import { toWire } from '../wire-time.ts';
import { writeSheet } from './write-sheet.ts';

/** Rows as an xlsx download, named after what they are and the day. */
export function answerSheet(ctx: Context, name: MessageDescriptor, headings: string[], rows: (string | number | null)[][]): FileAnswer {
  const title = ctx.say(name);
  return {
    fileName: `${title}-${toWire(ctx.now, ctx.tenant.timeZone).slice(0, 10)}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: writeSheet({ sheetName: title, columns: headings.map((heading) => ({ title: heading })), rows }),
  };
}
