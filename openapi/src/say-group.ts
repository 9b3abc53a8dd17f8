import type { OperationId } from './contract.ts';
import { type Say, sayNoun } from './operation-words.ts';

/** The subject of an operation in the reader's language. */
export function sayGroup(id: OperationId, say: Say): string {
  // every id is made of its head, a point and its act
  const head = id.split('.')[0] as HeadOf<OperationId>; // see above
  return sayNoun(head, say);
}

type HeadOf<Id extends string> = Id extends `${infer Head}.${string}` ? Head : never;
