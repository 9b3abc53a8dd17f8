import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';

/** The client that a browser signs in with, by `Authorization: Basic`. Its id and secret are public: they name it, so that it can be switched off. */
export async function checkApplication(ctx: Context): Promise<string> {
  const { application } = ctx.client;
  const known =
    application &&
    (await ctx.db
      .selectFrom('application')
      .where('tenantId', '=', ctx.tenant.id)
      .where('clientId', '=', application.id)
      .selectAll()
      .executeTakeFirst());
  if (!known || known.clientSecret !== application?.secret) throw new Refusal(400, -10, msg`请填写正确的客户端ID或者客户端秘钥`);
  if (!known.state) throw new Refusal(400, -10, msg`应用已被禁用`);
  return known.clientId;
}
