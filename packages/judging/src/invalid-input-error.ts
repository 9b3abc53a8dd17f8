import { explain, reasonOf, type Reason } from './explain.ts';

/**
 * Thrown when an input cannot be meant: a duplicate or unknown id, a negative count, not a number.
 * `reason` names the field and the item; its words come from `explain(error.reason, 'zh' | 'en')`.
 */
export class InvalidInputError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(explain(reason, 'en'));
    this.name = 'InvalidInputError';
    this.reason = reason;
  }
}

/** The refusal of a value that cannot be meant: which field, at which item. */
export function unusable(field: string, item: string, value: string | number): InvalidInputError {
  return new InvalidInputError(reasonOf('input.value', { field, item, value: String(value) }));
}
