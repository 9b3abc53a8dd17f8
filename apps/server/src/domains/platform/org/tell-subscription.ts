import { callerOf, type Context } from '../../../core/context.ts';
import { momentOf } from '../../../core/moment.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../services/messages/send-message.ts';
import { administrators } from './warn-of-expiry.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Tells those who administer an organisation, or one above it, that its service ends at another time, or at none. Nothing where that was
 * not changed.
 */
export async function tellSubscription(ctx: Context, id: string, { expiryDate }: { expiryDate?: Date | null }): Promise<void> {
  if (expiryDate === undefined) return;
  const { label, treePath } = await tenantDb(ctx)
    .selectFrom('org')
    .where('id', '=', id)
    .select(['label', 'treePath'])
    .executeTakeFirstOrThrow();
  const { userId, name: by } = callerOf(ctx);
  const until = expiryDate === null ? '' : momentOf(ctx, expiryDate);
  await sendMessage(
    ctx,
    { type: 'NOTIFY', bizType: null, bizId: id, ...textOf('serviceMoved', { org: label, until, by }), author: by, handlerUrl: null },
    administrators(ctx, treePath, ['XMANAGEMENT', 'YMANAGEMENT']).where('user.id', '!=', userId),
  );
}
