import type { FileAnswer } from '@saiwu/openapi';
import { workbookType } from '@saiwu/ui/workbook/writing';
import type { Context } from '../../core/context.ts';
import { exportName } from './export-name.ts';
import type { Cell, SheetLayout } from '../../core/sheet-layout.ts';
import { spooled } from './spooled.ts';

/**
 * Rows as an xlsx download, sent while it is written; named after what they are and the day, or as `asked`. `rows` is read to its end
 * without waiting for the client; what it throws before its first batch is the answer, what it throws later cuts the download short.
 */
export async function answerSheet(
  ctx: Context,
  name: string,
  layout: SheetLayout,
  rows: AsyncIterable<Cell[][]>,
  asked?: string,
): Promise<FileAnswer> {
  return {
    fileName: exportName(ctx, name, 'xlsx', asked),
    contentType: workbookType,
    content: await spooled(await ctx.host.workers.writeSheet(layout, rows)),
  };
}
