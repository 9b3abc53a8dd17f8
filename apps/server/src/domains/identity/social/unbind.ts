import { msg } from '@lingui/core/macro';
import type { SocialProviderCode } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Takes one of the caller's accounts elsewhere away; 409 for the last way in of somebody who has no password. Runs in a transaction. */
export async function unbind(ctx: Context, provider: SocialProviderCode): Promise<void> {
  // two unbindings at the same moment would each see the other's account: the second waits here
  const { passwordHash } = await tenantDb(ctx)
    .selectFrom('user')
    .where('id', '=', callerOf(ctx).userId)
    .select('passwordHash')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const removed = await scoped(ctx, 'socialAccount').delete().where('provider', '=', provider).executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw notFound();
  if (passwordHash !== noPassword) return;
  const other = await scoped(ctx, 'socialAccount').select().select('socialAccount.id').limit(1).executeTakeFirst();
  if (!other) throw notNow(msg`这是你唯一的登录方式，请先设置密码`);
}

/** What stands in place of a hash where no password fits. */
const noPassword = '!';
