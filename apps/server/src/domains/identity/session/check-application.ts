import { msg } from '@lingui/core/macro';
import { shippedApplication } from '../../../core/built-in-names.ts';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { digest } from '../../../core/tokens.ts';
import { addressRange, parseAddress } from '../../../services/limits/address-range.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * The client that a browser signs in with, by `Authorization: Basic`. Those of browsers are public: they name it, so that it can be
 * switched off.
 */
export async function checkApplication(ctx: Context): Promise<string> {
  const { application } = ctx.client;
  const known =
    application &&
    (await tenantDb(ctx)
      .selectFrom('application')
      .where('clientId', '=', application.id)
      .select(['clientId', 'secretHash', 'state', 'allowedIps'])
      .executeTakeFirst());
  if (!known || known.secretHash !== (await digest(application?.secret ?? '')))
    throw new Refusal(400, -10, msg`请填写正确的客户端ID或者客户端秘钥`);
  refuseBarred(ctx, known);
  return known.clientId;
}

/**
 * The same for a renewal: the client is the one that the session was begun with (RFC 6749 §6). The two that ship are one front end of the
 * platform's generation, which signs in by the one and renews by either; then both are asked for.
 */
export async function checkSameApplication(ctx: Context, begunWith: string): Promise<boolean> {
  const asking = await checkApplication(ctx);
  if (asking === begunWith) return true;
  if (!shippedApplication(asking) || !shippedApplication(begunWith)) return false;
  const columns = ['state', 'allowedIps'] as const;
  const other = tenantDb(ctx).selectFrom('application').where('clientId', '=', begunWith);
  refuseBarred(ctx, (await other.select(columns).executeTakeFirst()) ?? { state: false, allowedIps: null });
  return true;
}

function refuseBarred(ctx: Context, { state, allowedIps }: { state: boolean; allowedIps: string | null }): void {
  if (!state) throw new Refusal(400, -10, msg`应用已被禁用`);
  if (!isAllowedFrom(allowedIps, ctx.client.ip)) throw new Refusal(400, -10, msg`不能从这个地址登录这个应用`);
}

/** Whether an application is used from an address: one of its own, or any where it names none. */
export function isAllowedFrom(allowedIps: string | null, ip: string): boolean {
  if (!allowedIps) return true;
  const address = parseAddress(ip);
  return allowedIps.split(/[,，]/).some((range) => addressRange(range)(address));
}
