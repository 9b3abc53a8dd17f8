import type { FileAnswer } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { shownTypes } from '../upload/content-types.ts';
import { fileGone } from '../file-refusals.ts';
import type { AttachmentRow } from '../present-attachment.ts';
import { safeName } from '../../../core/safe-name.ts';
import { drawSmaller, type ThumbnailSize } from '../pictures/thumbnail.ts';

/**
 * The file of an attachment as every URL of it answers: of the type that its content has, saved rather than shown, except for pictures
 * made of points alone.
 */
export async function openAttachment(
  ctx: Context,
  row: AttachmentRow,
  { thumbnail, fileName }: { thumbnail?: ThumbnailSize | undefined; fileName?: string | undefined } = {},
): Promise<FileAnswer> {
  if (thumbnail) {
    const smaller = await drawSmaller(ctx, row, thumbnail);
    return {
      fileName: `${row.submittedFileName}.webp`,
      contentType: 'image/webp',
      content: smaller.stream(),
      size: smaller.size,
      isInline: true,
    };
  }
  const file = await ctx.host.files.get(row.path);
  if (!file) throw fileGone();
  return {
    fileName: fileName ? safeName(fileName) : row.submittedFileName,
    contentType: row.contextType,
    content: file.stream(),
    size: file.size,
    isInline: shownTypes.has(row.contextType),
  };
}
