import { firstOperations } from './first-operations.gen.ts';
import type { OperationId } from './operation.ts';
import type { operations } from './operations.gen.ts';

/** How one operation is sent. */
export type OperationFacts = (typeof operations)[OperationId];

/**
 * The facts of an operation. Those that sign somebody in are at hand; the table of the others comes with the first of them, after the
 * sign-in page.
 */
export async function factsOf(operationId: OperationId): Promise<OperationFacts> {
  if (isFirst(operationId)) return firstOperations[operationId];
  const { operations } = await import('./after-sign-in.ts');
  return operations[operationId];
}

function isFirst(operationId: OperationId): operationId is OperationId & keyof typeof firstOperations {
  return Object.hasOwn(firstOperations, operationId);
}
