import { callerOf, type Context } from '../../../core/context.ts';

/** The same context, in which an organisation that has just come is in sight. */
export function seeing(ctx: Context, id: string): Context {
  const caller = callerOf(ctx);
  return { ...ctx, caller: { ...caller, scope: { ...caller.scope, orgIds: [...caller.scope.orgIds, id] } } };
}
