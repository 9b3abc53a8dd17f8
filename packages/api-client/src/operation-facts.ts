import { openOperations } from './open-operations.gen.ts';
import type { OperationId } from './operation.ts';
import type { operations } from './operations.gen.ts';

/** How one operation is sent. */
export type OperationFacts = (typeof operations)[OperationId];

/** The facts of an operation. Those that need no session are at hand; the table of the others comes with the first of them, after the sign-in page. */
export async function factsOf(operationId: OperationId): Promise<OperationFacts> {
  if (isOpen(operationId)) return openOperations[operationId];
  const { operations } = await import('./operations.gen.ts');
  return operations[operationId];
}

function isOpen(operationId: OperationId): operationId is OperationId & keyof typeof openOperations {
  return Object.hasOwn(openOperations, operationId);
}
