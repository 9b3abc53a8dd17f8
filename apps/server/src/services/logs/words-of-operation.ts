import { contract, type Operation, sayOperation } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';

/** The act of an operation of the log, in the reader's language. An operation that this version does not know comes as its id. */
export function wordsOfOperation({ say }: Pick<Context, 'say'>, operationId: string): string {
  // rows outlive versions: an id may be of another one
  const { [operationId]: operation }: Record<string, Operation | undefined> = contract;
  return operation ? sayOperation(operation.says, say) : operationId;
}
