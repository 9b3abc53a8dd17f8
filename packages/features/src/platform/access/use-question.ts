import { useUrlState } from '@saiwu/admin';
import type { InputOf } from '@saiwu/api-client';
import { z } from 'zod';

const text = z.string().max(64).default('');

const address = z.object({
  /** Whom it is about; empty: the reader. */
  user: text,
  operation: text,
  record: text,
  request: text,
});

/** What is asked, as the address has it: a link to it can be sent to whoever is to look. */
export function useQuestion() {
  return useUrlState(address);
}

export type AskedOf = z.output<typeof address>;

/** The question as the server takes it; null while it is not whole. A request says by itself who wanted what. */
export function bodyOf({ user, operation, record, request }: AskedOf, needsUser: boolean): InputOf<'access.explain'>['body'] | null {
  if (request !== '') return { requestId: request };
  if (operation === '' || (needsUser && user === '')) return null;
  return { operationId: operation, ...(user !== '' && { userId: user }), ...(record !== '' && { recordId: record }) };
}
