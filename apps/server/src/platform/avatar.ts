import { msg } from '@lingui/core/macro';
import { callerOf, type Context } from '../context.ts';
import { headSize } from '../files/detect-type.ts';
import { pathOf } from '../files/present-attachment.ts';
import { receiveFile } from '../files/receive-file.ts';
import { dropFiles } from '../files/remove-attachments.ts';
import type { Handlers } from '../handlers.ts';
import { invalid } from '../refusals.ts';
import { inTransaction } from '../transaction.ts';
import { avatarType, uploadedAvatar } from './avatar-links.ts';
import { readMine } from './profile.ts';

export const avatarHandlers = {
  'user.updateAvatar': async (ctx, { body: { id, avatar } }) => {
    if (id !== callerOf(ctx).userId) throw invalid({ id: msg`只能修改自己的头像` }, msg`只能修改自己的头像`);
    await replaceAvatar(ctx, await keptForm(ctx, avatar ?? ''));
    return readMine(ctx);
  },

  'user.uploadAvatar': async (ctx, { body: { file } }) => {
    const { id } = await receiveFile(ctx, {
      bizType: avatarType,
      fileName: file.name,
      size: file.size,
      head: new Uint8Array(await file.slice(0, headSize).arrayBuffer()),
      content: () => file.stream(),
    });
    await replaceAvatar(ctx, pathOf('attachment.file', id));
    return readMine(ctx);
  },
} satisfies Pick<Handlers, 'user.updateAvatar' | 'user.uploadAvatar'>;

/** What is written down for an address that somebody gave. Refuses what is none of the three kinds. */
async function keptForm(ctx: Context, given: string): Promise<string | null> {
  if (given === '') return null;
  if (/^[\w-]{1,100}\.(png|jpe?g|gif|webp|svg)$/i.test(given) || isHttps(given)) return given;
  const id = uploadedAvatar(given);
  const own =
    id !== null &&
    (await ctx.db
      .selectFrom('attachment')
      .where('tenantId', '=', ctx.tenant.id)
      .where('id', '=', id)
      .where('bizType', '=', avatarType)
      .where('createdBy', '=', callerOf(ctx).userId)
      .select('id')
      .executeTakeFirst());
  if (!own) throw invalid({ avatar: msg`头像可以是自己上传的图片、自带的图片或 https 网址` });
  return pathOf('attachment.file', own.id);
}

function isHttps(text: string): boolean {
  if (!/^https:\/\/[^/\s]+\S*$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Writes the new one down, and takes the former upload away. */
async function replaceAvatar(ctx: Context, avatar: string | null): Promise<void> {
  const { userId } = callerOf(ctx);
  const dropped = await inTransaction(ctx, async () => {
    const me = ctx.db.selectFrom('user').where('tenantId', '=', ctx.tenant.id).where('id', '=', userId);
    const former = await me.select('avatar').forUpdate().executeTakeFirstOrThrow();
    await ctx.db
      .updateTable('user')
      .set({ avatar, updatedBy: userId, updateTime: ctx.now })
      .where('tenantId', '=', ctx.tenant.id)
      .where('id', '=', userId)
      .execute();
    const formerId = uploadedAvatar(former.avatar);
    if (formerId === null || formerId === uploadedAvatar(avatar)) return [];
    const gone = ctx.db.deleteFrom('attachment').where('tenantId', '=', ctx.tenant.id).where('id', '=', formerId);
    return gone.where('bizType', '=', avatarType).where('createdBy', '=', userId).returning('path').execute();
  });
  await dropFiles(
    ctx,
    dropped.map(({ path }) => path),
  );
}
