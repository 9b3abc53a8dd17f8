import { z } from 'zod';
import type { Handlers } from '../../../../core/handlers.ts';
import { defineJob } from '../../../../services/jobs/define-job.ts';
import { inTransaction } from '../../../../rows/transaction.ts';
import { rotateSigningKey } from './signing-key.ts';
import { everyTenant } from '../../../../rows/every-tenant.ts';

export const signingKeyHandlers = {
  'signingKey.rotate': async (ctx) => {
    await rotateSigningKey(ctx);
    return true;
  },
} satisfies Partial<Handlers>;

/** Days for which one key signs. */
const keptDays = 30;

/** Signs with a new key every month. It comes for every tenant; the first finds a key that is old enough. */
export const renewSigningKey = defineJob({
  input: z.object({}),
  async run({ ctx }) {
    const old = new Date(ctx.now.getTime() - keptDays * 86_400_000);
    await inTransaction(ctx, async (ctx) => {
      const due = await everyTenant(ctx)
        .selectFrom('signingKey')
        .where('retireTime', 'is', null)
        .where('createTime', '<=', old)
        .select('kid')
        .forUpdate()
        .executeTakeFirst();
      if (due) await rotateSigningKey(ctx);
    });
  },
});
