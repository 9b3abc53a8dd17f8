import { msg } from '@lingui/core/macro';
import type { FileAnswer } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import { exportName } from '../sheets/export-name.ts';
import { spooled } from '../sheets/spooled.ts';
import type { PdfDocument } from '../../core/pdf-document.ts';

/** A document in the caller's language as a PDF download, named after what it is and the day, or as `asked`. */
export async function answerPdf(
  ctx: Context,
  name: string,
  document: Pick<PdfDocument, 'title' | 'orientation' | 'remark' | 'blocks'>,
  asked?: string,
): Promise<FileAnswer> {
  const { content } = await ctx.host.workers.renderPdf({
    ...document,
    language: ctx.language === 'zh' ? 'zh-CN' : 'en',
    pictureLost: ctx.say(msg`图片`),
    charactersLost: ctx.say(msg`字库里没有下列字符，文中以〓代替：`),
  });
  return {
    fileName: exportName(ctx, name, 'pdf', asked),
    contentType: 'application/pdf',
    content: await spooled(content),
  };
}
