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

/** What of a record can be done by the caller now, and why not where it cannot. What only others do who run the contest is not named. */
export function listActions<Facts>(ctx: Context, acts: Record<string, Act<Facts>>, facts: Facts, isOwner: boolean) {
  const { authority } = callerOf(ctx);
  const own = Object.entries(acts).filter(([, { needsOwner }]) => !needsOwner || isOwner);
  return own.map(([name, act]) => {
    const bar = authority.hasPermission([act.permission]) ? act.barredBy(facts) : msg`没有权限`;
    return { act: name, isAllowed: !bar, reason: bar && ctx.say(bar) };
  });
}
