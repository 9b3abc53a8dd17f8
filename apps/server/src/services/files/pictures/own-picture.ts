import { msg } from '@lingui/core/macro';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { attachmentAt } from '../links/attachment-address.ts';
import { shownTypes } from '../upload/content-types.ts';

/**
 * The attachment that an address of ours names, refused at its field where it is no picture. The caller may not show others a picture
 * outside the caller's own scope, but the present one (`kept`) may stay.
 */
export async function ownPictureId(ctx: Context, field: string, address: string, kept: string | null): Promise<string> {
  const id = attachmentAt(address) ?? '0';
  if (id === kept) return id;
  const row = await scoped(ctx, 'attachment').select().where('attachment.id', '=', id).select('attachment.contextType').executeTakeFirst();
  if (!row) throw invalid({ [field]: msg`没有找到这张图片` });
  if (!shownTypes.has(row.contextType)) throw invalid({ [field]: msg`这个文件不是可以显示的图片` });
  return id;
}
