import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { callerOf, type Context } from '../../../core/context.ts';

/** Who may do an act, and which state of affairs bars it. */
export interface Act<Facts> {
  /** The permission code of the operation behind it. */
  permission: string;
  /** Whether only those may who can change the contest itself. */
  needsOwner: boolean;
  /** Why it cannot be done now, or null. */
  barredBy(facts: Facts): MessageDescriptor | null;
}

/** What of a record can be done by the caller now, and why not where it cannot. */
export function listActions<Facts>(ctx: Context, acts: Record<string, Act<Facts>>, facts: Facts, isOwner: boolean) {
  const { authority } = callerOf(ctx);
  return Object.entries(acts).map(([name, act]) => {
    const bar = barForCaller(authority.hasPermission([act.permission]), !act.needsOwner || isOwner) ?? act.barredBy(facts);
    return { act: name, isAllowed: !bar, reason: bar && ctx.say(bar) };
  });
}

function barForCaller(isPermitted: boolean, isNear: boolean): MessageDescriptor | null {
  if (!isPermitted) return msg`没有权限`;
  return isNear ? null : msg`只有主办单位可以操作`;
}
