import { msg } from '@lingui/core/macro';
import { secretMask } from '@saiwu/openapi';
import { invalid } from '../core/common-refusals.ts';
import type { Context } from '../core/context.ts';
import { decryptText, encryptText } from '../core/encrypt-text.ts';
import { scoped } from '../rows/scope.ts';

interface Account {
  url: string;
  username: string;
}

/** A password as it is kept: for one address and one account, so that it is never sent to another. */
export function sealPassword({ host, tenant }: Context, account: Account, password: string): Promise<string> {
  return encryptText(host.secret, placeOf(tenant.id, account), password);
}

/**
 * The password that is meant: what was typed, or for the mask the one that is kept under `id`. Throws at the field where that is another's.
 */
export async function meantPassword(ctx: Context, given: Account & { id?: string | null | undefined; password: string }): Promise<string> {
  if (given.password !== secretMask) return given.password;
  const row = given.id
    ? await scoped(ctx, 'datasourceConfig')
        .select()
        .where('datasourceConfig.id', '=', given.id)
        .select('datasourceConfig.sealedPassword')
        .executeTakeFirst()
    : undefined;
  const kept = row && (await decryptText(ctx.host.secret, placeOf(ctx.tenant.id, given), row.sealedPassword));
  if (!kept) throw invalid({ password: msg`保存的密码只用于原来的链接和账号，请重新填写` });
  return kept;
}

function placeOf(tenantId: string, { url, username }: Account): string {
  return `datasource:${tenantId}:${username}@${url}`;
}
