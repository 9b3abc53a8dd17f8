import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/**
 * The pool, or a transaction, for those who pass it on and begin no statement at it: the doors of `rows/` do, which know whose rows are meant.
 * It is opened by `unseal`, which `domains/`, `services/` and `wiring/` cannot import.
 */
export type SealedDatabase = Pick<Kysely<Schema>, 'isTransaction'>;
