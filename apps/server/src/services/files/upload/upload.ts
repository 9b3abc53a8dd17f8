import type { Context } from '../../../core/context.ts';
import { pathOf } from '../links/attachment-address.ts';
import { presentAttachment } from '../present-attachment.ts';
import { type AnswerOf, largestPlainUpload } from '@saiwu/openapi';
import type { Handlers } from '../../../core/handlers.ts';
import { receiveFile, wholeFile } from './receive-file.ts';
import { tooLarge } from '../file-refusals.ts';

export const uploadHandlers = {
  'attachment.upload': async (ctx, { body: { file, ...place } }) => {
    if (file.size > largestPlainUpload) throw tooLarge(largestPlainUpload);
    const row = await receiveFile(ctx, {
      ...place,
      ...(await wholeFile(file)),
    });
    const attachment = await presentAttachment(ctx, row);
    return { ...attachment, ...downloadUrls(ctx, attachment) };
  },
} satisfies Partial<Handlers>;

/** Where an uploaded file is fetched from, in the three ways that older front ends know. */
function downloadUrls({ origin }: Pick<Context, 'origin'>, { id, url, bizId }: AnswerOf<'attachment.get'>) {
  const at = (path: string, query: Record<string, string>) => `${origin}${path}?${new URLSearchParams(query)}`;
  return {
    downloadUrlByUrl: at(pathOf('attachment.downloadByUrl', id), { url }),
    downloadUrlById: url,
    downloadUrlByBizId: at(pathOf('attachment.downloadByBiz', id), { 'bizIds[]': bizId }),
  };
}
