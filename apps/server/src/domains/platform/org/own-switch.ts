import { msg } from '@lingui/core/macro';
import { invalid } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';

/**
 * Whether an organisation is switched on is for those above it to say: who belongs to it, or beneath it, would undo what they have said.
 */
export function refuseOwnSwitch(ctx: Context, id: string, state: boolean | undefined, current: { state: boolean }): void {
  const { scope } = callerOf(ctx);
  if (state === undefined || state === current.state || scope.isAll || !scope.upwardOrgIds.includes(id)) return;
  throw invalid({ state: msg`自己所在的机构由上级启用或停用` });
}
