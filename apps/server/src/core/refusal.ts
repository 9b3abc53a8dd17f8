import type { MessageDescriptor } from '@lingui/core';

interface RefusalFacts {
  /** Facts for the envelope's `extra`. */
  extra?: Record<string, unknown>;
  /** Field path (`stages.0.title`) to the reason in words. */
  fields?: Record<string, MessageDescriptor>;
  /** The words say nothing of the fields: for readers without a form, the first of them is put in their place. */
  isGeneral?: boolean;
  headers?: Record<string, string>;
}

/**
 * A request that is turned down, with the reason in words. Thrown anywhere below the pipeline; the transaction is rolled back. Status 403
 * is left to `forbidden()`: clients end the session on it.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly code: number;
  readonly text: MessageDescriptor;
  readonly facts: RefusalFacts;

  constructor(status: Exclude<RefusalStatus, 403>, code: number, text: MessageDescriptor, facts: RefusalFacts = {}) {
    super(text.message ?? text.id);
    this.status = status;
    this.code = code;
    this.text = text;
    this.facts = facts;
  }
}

/** 200 is for faults in the rows of an import. */
export type RefusalStatus = 200 | 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 507;
