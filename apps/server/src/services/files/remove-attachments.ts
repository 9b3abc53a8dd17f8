import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/handlers.ts';
import { passOver } from '../../rows/pass-over.ts';
import { scoped } from '../../rows/scope.ts';
import { inTransaction } from '../../rows/transaction.ts';
import { thumbnailsOf } from './pictures/thumbnail.ts';

export const removeHandlers = {
  'attachment.remove': async (ctx, { body }) => {
    const removed = await inTransaction(ctx, async (ctx) => {
      const rows = await scoped(ctx, 'attachment').delete().where('attachment.id', 'in', body).returning('attachment.path').execute();
      passOver(ctx, body, rows.length);
      return rows.map(({ path }) => path);
    });
    await dropFiles(ctx, removed);
    return true;
  },

  'attachment.removeByBiz': async (ctx, { body: { bizId, bizType } }) => {
    const removed = await inTransaction(ctx, async (ctx) => {
      let rows = scoped(ctx, 'attachment').delete().where('attachment.bizId', '=', bizId);
      if (bizType) rows = rows.where('attachment.bizType', '=', bizType);
      return (await rows.returning('attachment.path').execute()).map(({ path }) => path);
    });
    await dropFiles(ctx, removed);
    return true;
  },
} satisfies Partial<Handlers>;

/** Deletes files whose rows are gone. A file that cannot be deleted now is reported to the log: no row leads to it any more. */
export async function dropFiles({ host, requestId }: Context, paths: readonly string[]): Promise<void> {
  for (const key of paths.flatMap((path) => [path, ...thumbnailsOf(path)])) {
    try {
      await host.files.delete(key);
    } catch (error) {
      host.log.warn({ key, requestId, error: String(error) }, 'a file without a row could not be deleted');
    }
  }
}
