import { type ConsoleLink, contract, type OperationId, permissionsOf } from '@saiwu/openapi';
import { builtInName } from '../../../core/built-in-names.ts';
import type { Context } from '../../../core/context.ts';
import { mayCall } from '../../../core/may-call.ts';
import { grantsOf } from '../../../rows/caller-for.ts';
import { scoped } from '../../../rows/scope.ts';

/** Roles, by name, whose holders may send an operation: asked of each as of somebody who holds it alone. */
export async function rolesThatMay(ctx: Context, operationId: OperationId): Promise<string[]> {
  const permissions = permissionsOf(contract[operationId]);
  return permissions === null ? [] : rolesWith(ctx, permissions);
}

/** The same by the codes any of which is enough. `among`: of these roles. */
export async function rolesWith(ctx: Context, permissions: readonly string[], among?: readonly string[]): Promise<string[]> {
  if (among?.length === 0) return [];
  let query = scoped(ctx, 'role').select().where('role.state', '=', true);
  if (among) query = query.where('role.id', 'in', [...among]);
  const roles = await query.orderBy('role.id').select(['role.id', 'role.code', 'role.name']).execute();
  const names: string[] = [];
  for (const { id, code, name } of roles)
    if ((await grantsOf(ctx, [id])).authority.hasAnyPermission(permissions)) names.push(builtInName(code, name, ctx.say));
  return names;
}

/** Who can change something by an operation, and where that is done, for whoever asks and may. */
export async function changedBy(ctx: Context, operationId: OperationId, path: ConsoleLink | null) {
  const isOpen = mayCall(ctx, contract[operationId]);
  return { changers: await rolesThatMay(ctx, operationId), path: isOpen ? path : null };
}
