import { msg } from '@lingui/core/macro';
import { contract, type Operation, type OperationId } from '@saiwu/openapi';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import type { Person } from './person.ts';

/** Why may this person, or may not, do this with that? */
export interface Question {
  operationId: OperationId;
  operation: Operation;
  recordId: string | null;
  /** Whether whoever asks sees the row. Whoever asks learns nothing of one that they do not see. */
  isInSight: boolean;
  person: Person;
  /** What the person would work with, by the same functions as a request of theirs; null where they could not even sign in. */
  asThem: Context | null;
}

/** The operation of an id that somebody has typed, or that an earlier version has logged. */
export function knownOperation(id: string): { id: OperationId; operation: Operation } {
  if (!isKnown(id)) throw invalid({ operationId: msg`没有这个操作` });
  return { id, operation: contract[id] };
}

function isKnown(id: string): id is OperationId {
  return Object.hasOwn(contract, id);
}
