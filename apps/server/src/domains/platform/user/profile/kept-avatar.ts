import { msg } from '@lingui/core/macro';
import { callerOf, type Context } from '../../../../core/context.ts';
import { attachmentAt, pathOf } from '../../../../services/files/links/attachment-address.ts';
import { invalid } from '../../../../core/common-refusals.ts';
import { avatarType } from '../../../../services/files/pictures/avatar-links.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * What is written down for the address of a picture: null for none, a built-in file name or an https address as they are, and the path of
 * an attachment of ours, which the caller has uploaded for this or the user has already (`former`: the row's own). Refuses every other.
 */
export async function keptAvatar(ctx: Context, given: string, former: string | null): Promise<string | null> {
  if (given === '') return null;
  const id = attachmentAt(given);
  if (id !== null && (id === attachmentAt(former) || (await isOwnUpload(ctx, id)))) return pathOf('attachment.file', id);
  if (id === null && (/^[\w-]{1,100}\.(png|jpe?g|gif|webp|svg)$/i.test(given) || isHttps(given))) return given;
  throw invalid({ avatar: msg`头像可以是自己上传的图片、自带的图片或 https 网址` });
}

async function isOwnUpload(ctx: Context, id: string): Promise<boolean> {
  const own = await tenantDb(ctx)
    .selectFrom('attachment')
    .where('id', '=', id)
    .where('bizType', '=', avatarType)
    .where('createdBy', '=', callerOf(ctx).userId)
    .select('id')
    .executeTakeFirst();
  return own !== undefined;
}

function isHttps(text: string): boolean {
  if (!/^https:\/\/[^/\s]+\S*$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
