import { msg } from '@lingui/core/macro';
import { callerOf, type Context } from '../../../../core/context.ts';
import { attachmentAt, pathOf } from '../../../../services/files/links/attachment-address.ts';
import { receiveFile, wholeFile } from '../../../../services/files/upload/receive-file.ts';
import { dropFiles } from '../../../../services/files/remove-attachments.ts';
import type { Handlers } from '../../../../core/handlers.ts';
import { invalid } from '../../../../core/common-refusals.ts';
import { inTransaction } from '../../../../rows/transaction.ts';
import { avatarType } from '../../../../services/files/pictures/avatar-links.ts';
import { keptAvatar } from './kept-avatar.ts';
import { readMine } from './profile.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

export const avatarHandlers = {
  'user.updateAvatar': async (ctx, { body: { id, avatar } }) => {
    if (id !== callerOf(ctx).userId) throw invalid({ id: msg`只能修改自己的头像` }, msg`只能修改自己的头像`);
    await replaceAvatar(ctx, await keptAvatar(ctx, avatar ?? '', null));
    return readMine(ctx);
  },

  'user.uploadAvatar': async (ctx, { body: { file } }) => {
    const { id } = await receiveFile(ctx, {
      bizType: avatarType,
      ...(await wholeFile(file)),
    });
    await replaceAvatar(ctx, pathOf('attachment.file', id));
    return readMine(ctx);
  },
} satisfies Partial<Handlers>;

/** Writes the new one down, and takes the former upload away. */
async function replaceAvatar(ctx: Context, avatar: string | null): Promise<void> {
  const { userId } = callerOf(ctx);
  const dropped = await inTransaction(ctx, async (ctx) => {
    const me = tenantDb(ctx).selectFrom('user').where('id', '=', userId);
    const former = await me.select('avatar').forUpdate().executeTakeFirstOrThrow();
    await tenantDb(ctx).updateTable('user').set({ avatar, updatedBy: userId, updateTime: ctx.now }).where('id', '=', userId).execute();
    const formerId = attachmentAt(former.avatar);
    if (formerId === null || formerId === attachmentAt(avatar)) return [];
    const gone = tenantDb(ctx).deleteFrom('attachment').where('id', '=', formerId);
    return gone.where('bizType', '=', avatarType).where('createdBy', '=', userId).returning('path').execute();
  });
  await dropFiles(
    ctx,
    dropped.map(({ path }) => path),
  );
}
