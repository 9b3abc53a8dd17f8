import { explain, type Reason } from './explain.ts';

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
