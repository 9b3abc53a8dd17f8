import { keptFor } from './answer-once.ts';
import type { Context } from '../core/context.ts';

/** Deletes the answers of a tenant that no request can ask for any more. */
export async function forgetAnswers({ db, tenant, now }: Context): Promise<void> {
  await db
    .deleteFrom('keptAnswer')
    .where('tenantId', '=', tenant.id)
    .where('createTime', '<=', new Date(now.getTime() - keptFor))
    .execute();
}
