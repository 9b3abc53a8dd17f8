import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { digest } from '../../../core/tokens.ts';
import { addressRange, parseAddress } from '../../../services/limits/address-range.ts';

/** The client that a browser signs in with, by `Authorization: Basic`. Those of browsers are public: they name it, so that it can be switched off. */
export async function checkApplication(ctx: Context): Promise<string> {
  const { application } = ctx.client;
  const known =
    application &&
    (await ctx.db
      .selectFrom('application')
      .where('tenantId', '=', ctx.tenant.id)
      .where('clientId', '=', application.id)
      .select(['clientId', 'secretHash', 'state', 'allowedIps'])
      .executeTakeFirst());
  if (!known || known.secretHash !== (await digest(application?.secret ?? '')))
    throw new Refusal(400, -10, msg`请填写正确的客户端ID或者客户端秘钥`);
  if (!known.state) throw new Refusal(400, -10, msg`应用已被禁用`);
  if (!isAllowedFrom(known.allowedIps, ctx.client.ip)) throw new Refusal(400, -10, msg`不能从这个地址登录这个应用`);
  return known.clientId;
}

/** Whether an application is used from an address: one of its own, or any where it names none. */
export function isAllowedFrom(allowedIps: string | null, ip: string): boolean {
  if (!allowedIps) return true;
  const address = parseAddress(ip);
  return allowedIps.split(/[,，]/).some((range) => addressRange(range)(address));
}
