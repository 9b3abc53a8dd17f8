import {
  type AnswerOf,
  contract,
  type httpMethodNames,
  type Operation,
  type OperationId,
  permissionOf,
  sayGroup,
  sayOperation,
} from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';

type NamedOperation = AnswerOf<'access.operations'>[number];

/** What people can do that not everybody may: of several operations that bear one name, the first. */
export function namedOperations(ctx: Context): NamedOperation[] {
  const ids = Object.keys(contract) as OperationId[]; // the contract's own keys
  const named = ids.filter((id) => permissionOf(contract[id]) !== null).map((id) => describeAsked(ctx, id));
  return named.filter(({ name }, index) => named.findIndex((one) => one.name === name) === index);
}

/** An operation as a person knows it. */
export function describeAsked(ctx: Context, id: OperationId): NamedOperation {
  const operation: Operation = contract[id];
  return {
    id,
    name: sayOperation(operation.says, ctx.say),
    group: sayGroup(id, ctx.say),
    // those of the contract are among them
    method: operation.method satisfies keyof typeof httpMethodNames,
    path: `/api${operation.path}`,
    permission: permissionOf(operation),
  };
}
