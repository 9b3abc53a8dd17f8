import { msg } from '@lingui/core/macro';
import type { HonoRequest } from 'hono';
import { accountBar, callerOfSession, sessionBar, signedOut } from '../../domains/identity/session/session-caller.ts';
import { accessCache } from '../../rows/access-cache.ts';
import { heldRoles } from '../../rows/caller-for.ts';
import type { Caller, Context } from '../../core/context.ts';
import { signingKeys } from '../../domains/identity/session/signing-keys/signing-key.ts';
import { readAccess } from '../../core/tokens.ts';
import { everyTenant } from '../../rows/every-tenant.ts';

/**
 * Who calls. The token comes as `Authorization: Bearer` or `token: Bearer`. The session, the user and the roles are what `accessCache` says
 * of them, so that ending a session, disabling a user or changing a role holds from the next request on.
 */
export async function authenticate(ctx: Context, request: HonoRequest): Promise<Caller> {
  const token = bearer(request.header('authorization')) ?? bearer(request.header('token'));
  if (!token) throw signedOut(40003, msg`登录超时，请重新登录`);
  const check = await readAccess(signingKeys(ctx), token, ctx.now);
  if (check.kind === 'expired') throw signedOut(40001, msg`会话超时，请重新登录`);
  if (check.kind === 'forged' || check.tenantId !== ctx.tenant.id) throw signedOut(40005, msg`解析用户身份错误，请重新登录`);
  const row = await keptSessions(ctx, ctx.tenant.id, check.sessionId, () => readSession(ctx, check.sessionId));
  if (!row) throw signedOut(40009, msg`登录超时，请重新登录`);
  const bar = sessionBar(row, ctx.now) ?? accountBar(row);
  if (bar) throw bar;
  const caller = await callerOfSession(ctx, row, check.sessionId);
  if (!caller) throw signedOut(40009, msg`登录超时，请重新登录`);
  return { ...caller, access: { token, until: check.until } };
}

function bearer(header: string | undefined): string | null {
  return /^bearer(?: |%20)+(\S+)$/i.exec(header ?? '')?.[1] ?? null;
}

const keptSessions = accessCache<Awaited<ReturnType<typeof readSession>>>(20_000);

/** The session and whose it is. */
async function readSession(ctx: Context, sessionId: string) {
  const row = await everyTenant(ctx)
    .selectFrom('session')
    .innerJoin('user', (join) => join.onRef('user.tenantId', '=', 'session.tenantId').onRef('user.id', '=', 'session.userId'))
    .where('session.tenantId', '=', ctx.tenant.id)
    .where('session.id', '=', sessionId)
    .select([
      'session.userId',
      'session.absoluteUntil',
      'session.endedTime',
      'session.endReason',
      'session.invitationId',
      'session.kind',
      'session.createTime',
      'user.passwordExpireTime',
      'user.account',
      'user.name',
      'user.orgId',
      'user.state',
      'user.mustChangePassword',
      heldRoles().as('roleIds'),
    ])
    .executeTakeFirst();
  return row ?? null;
}
