import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import { parseAddress } from '../../../services/limits/address-range.ts';
import { countRequest } from '../../../services/limits/count-request.ts';
import { countedAs } from '../../../services/limits/counted-as.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { tooMany } from '../../../core/common-refusals.ts';

/**
 * Counts a code that is about to be sent: one a minute for each phone, and so many a day for each phone, address and tenant. Whether the
 * phone is known makes no difference. Throws 429. Call it outside of a transaction: one that is undone would not have counted.
 */
export async function countCode(ctx: Context, phone: string): Promise<void> {
  await count(ctx, { ruleId: '-711', address: phone, most: 1, seconds: 60 }, msg`获取验证码太频繁，请 1 分钟后再试`);
  const tomorrow = msg`获取验证码的次数太多，请明天再试`;
  for (const { ruleId, address, parameter } of [
    { ruleId: '-712', address: phone, parameter: 'SmsCodesPerPhone' },
    { ruleId: '-713', address: countedAs(parseAddress(ctx.client.ip)), parameter: 'SmsCodesPerAddress' },
    { ruleId: '-714', address: 'tenant', parameter: 'SmsCodesPerTenant' },
  ] as const)
    await count(ctx, { ruleId, address, most: await readParameter(ctx, parameter), seconds: 86_400 }, tomorrow);
}

interface Counted {
  /** Counted beside the rules of the rate limiter, whose ids are positive. */
  ruleId: string;
  address: string;
  most: number;
  seconds: number;
}

async function count(ctx: Context, counted: Counted, text: MessageDescriptor): Promise<void> {
  const left = await countRequest(ctx.db, { tenantId: ctx.tenant.id, ...counted });
  if (left > 0) throw tooMany(left, text);
}
