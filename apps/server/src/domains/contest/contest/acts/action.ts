import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { contract, type OperationId, permissionOf } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../../core/context.ts';
import type { ContestSchema, SealEvent } from '../../../../schema/contest-schema.ts';
import type { TextCode } from '../../../../services/messages/message-texts.ts';

/** What an act leaves behind, and whom it tells. The operation that does it says its permission, and what it is called in words. */
export interface ActFacts {
  operation: OperationId;
  /** What it is in the history of a project. */
  notes?: ContestSchema['projectChangeLog']['act'];
  /** What it is in the sealed log of a stage. */
  seals?: SealEvent;
  /** What people are told by it: one text, or one for each case. Whether a text names people of a contest stands beside its words. */
  tells?: TextCode | Readonly<Record<string, TextCode>>;
}

/** An act on a record that a page shows: who may do it besides, and which state of affairs bars it. */
export interface Act<Situation> extends ActFacts {
  /** Whether only those may who can change the contest itself. */
  needsOwner: boolean;
  /** Why it cannot be done now, or null. */
  barredBy(situation: Situation): MessageDescriptor | null;
}

/** Whether the caller has the permission of an act. */
export function holdsActOf(ctx: Context, { operation }: Pick<ActFacts, 'operation'>): boolean {
  const permission = permissionOf(contract[operation]);
  return permission === null || callerOf(ctx).authority.hasPermission([permission]);
}

/** What of a record can be done by the caller now, and why not where it cannot. What only others do who run the contest is not named. */
export function listActions<Situation>(ctx: Context, acts: Record<string, Act<Situation>>, situation: Situation, isOwner: boolean) {
  const own = Object.entries(acts).filter(([, { needsOwner }]) => !needsOwner || isOwner);
  return own.map(([name, act]) => {
    const bar = holdsActOf(ctx, act) ? act.barredBy(situation) : msg`没有权限`;
    return { act: name, isAllowed: !bar, reason: bar && ctx.say(bar) };
  });
}
