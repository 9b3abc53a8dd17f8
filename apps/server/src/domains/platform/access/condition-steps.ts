import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { consolePaths, linkTo, permissionsOf, profilePath } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import { grantsOf } from '../../../rows/caller-for.ts';
import { type Condition, conditions } from '../../identity/session/admission/admission.ts';
import { readMenuOf } from './menu-of.ts';
import type { Question } from './question.ts';
import type { Step } from './step.ts';
import { changedBy, rolesWith } from './who-can-change.ts';

/** What the gate asks of everybody who is signed in, asked of the person. */
export async function conditionSteps(ctx: Context, question: Question, asThem: Context): Promise<Step[]> {
  const steps: Step[] = [];
  for (const { kind, bar } of conditions) {
    const refusal = await bar(asThem, question.operation);
    if (kind === 'PERMISSION') steps.push(await permissionStep(ctx, question, refusal !== null));
    else if (refusal) steps.push({ kind, outcome: 'BARRED', text: ctx.say(refusal.text), ...(await mendingOf(ctx, kind, question)) });
    else steps.push({ kind, outcome: 'PASSED', text: ctx.say(passed[kind]) });
  }
  return steps;
}

const passed: Record<Exclude<Condition['kind'], 'PERMISSION'>, MessageDescriptor> = {
  PASSWORD: msg`不用先改密码`,
  INVITATION: msg`不受邀请链接限制`,
  SECOND_FACTOR: msg`不用先设置两步验证`,
  SERVICE: msg`机构服务没有到期，或不影响这个操作`,
};

/** Whoever has to change the password or set up a second factor does that themselves. */
async function mendingOf(ctx: Context, kind: Condition['kind'], { person }: Question) {
  if (kind === 'SERVICE') return changedBy(ctx, 'org.update', linkTo(consolePaths.orgs));
  const isOwn = person.userId === callerOf(ctx).userId;
  return { path: isOwn && kind !== 'INVITATION' ? profilePath('security') : null };
}

async function permissionStep(ctx: Context, { operation, person: { roleIds } }: Question, isBarred: boolean): Promise<Step> {
  const codes = permissionsOf(operation);
  const step = (text: MessageDescriptor, more: Partial<Step> = {}): Step => ({
    kind: 'PERMISSION',
    outcome: isBarred ? 'BARRED' : 'PASSED',
    text: ctx.say(text),
    ...more,
  });
  if (codes === null) return step(msg`登录了就能做，不需要权限`);
  const names = (roles: string[]) => roles.map((role) => ctx.say(msg`「${role}」`)).join(ctx.say(msg`、`));
  if (!isBarred) {
    const { authority } = await grantsOf(ctx, roleIds);
    const code = codes.find((one) => authority.hasPermission(one)) ?? '';
    return step(msg`权限 ${code} 来自角色${names(await rolesWith(ctx, [code], roleIds))}`);
  }
  const [code = ''] = codes;
  const menu = await readMenuOf(ctx, code);
  const where = menu === null ? '' : ctx.say(msg`（在菜单「${menu}」下）`);
  const missing = ctx.say(
    roleIds.length === 0 ? msg`缺少权限 ${code}${where}：还没有启用的角色。` : msg`缺少权限 ${code}${where}：现有的角色都没有它。`,
  );
  const holders = await rolesWith(ctx, codes);
  const text = holders.length > 0 ? msg`${missing}有这个权限的角色：${names(holders)}` : msg`${missing}没有哪个角色有它`;
  return step(text, await changedBy(ctx, 'role.assign', linkTo(consolePaths.roles)));
}
