import { msg } from '@lingui/core/macro';
import { consolePaths, linkTo, sessionKindNames } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { tenantBar } from '../../../core/tenant-bar.ts';
import { toWire } from '../../../core/wire-time.ts';
import { accountBar, sessionBar } from '../../identity/session/session-caller.ts';
import type { Question } from './question.ts';
import type { Step } from './step.ts';
import { changedBy } from './who-can-change.ts';
import { ownTenant } from '../../../rows/own-tenant.ts';

/** What comes before anything is asked of an operation: the tenant, the account, the session. */
export async function entrySteps(ctx: Context, question: Question): Promise<Step[]> {
  return [await tenantStep(ctx), await accountStep(ctx, question), sessionStep(ctx, question)];
}

async function tenantStep(ctx: Context): Promise<Step> {
  const tenant = await ownTenant(ctx).select(['state', 'expirationTime']).executeTakeFirstOrThrow();
  const bar = tenantBar(tenant, ctx.now);
  return { kind: 'TENANT', outcome: bar ? 'BARRED' : 'PASSED', text: ctx.say(bar?.text ?? msg`企业正常`) };
}

async function accountStep(ctx: Context, { person }: Question): Promise<Step> {
  if (!accountBar(person)) return { kind: 'ACCOUNT', outcome: 'PASSED', text: ctx.say(msg`账号已启用`) };
  const text = ctx.say(msg`账号已禁用，不能登录，已有的登录也已失效`);
  return { kind: 'ACCOUNT', outcome: 'BARRED', text, ...(await changedBy(ctx, 'user.update', linkTo(consolePaths.users))) };
}

/** Somebody who has signed out is not barred: they sign in. */
function sessionStep(ctx: Context, { person, asThem }: Question): Step {
  const { session } = person;
  const step = (outcome: Step['outcome'], text: string): Step => ({ kind: 'SESSION', outcome, text });
  if (!session) return step('UNKNOWN', ctx.say(msg`没有登录过，以下按用密码登录来判断`));
  const bar = sessionBar(session, ctx.now);
  if (bar) return step('UNKNOWN', ctx.say(msg`现在没有登录：${ctx.say(bar.text)}。以下按上次的登录方式来判断`));
  if (session.idleUntil <= ctx.now) return step('UNKNOWN', ctx.say(msg`太久没有操作，要重新登录。以下按上次的登录方式来判断`));
  if (!asThem && !accountBar(person)) return step('BARRED', ctx.say(msg`登录用的邀请链接已失效，要重新邀请`));
  const time = toWire(session.createTime, ctx.tenant.timeZone).slice(0, 'yyyy-MM-dd HH:mm'.length);
  return step('PASSED', ctx.say(msg`已登录，${time}，${ctx.say(sessionKindNames[session.kind])}`));
}
