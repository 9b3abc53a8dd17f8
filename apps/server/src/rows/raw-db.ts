import type { QueryExecutorProvider } from 'kysely';
import type { Context } from '../core/context.ts';
import { unseal } from '../core/unseal.ts';

/** Where a statement that is written as SQL is executed: it names the tenant itself, and no statement begins here. */
export function rawDb({ db }: Pick<Context, 'db'>): QueryExecutorProvider {
  return unseal(db);
}
