import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/**
 * The pool, or a transaction, for code that passes it on and begins no statement at it. The functions of `rows/` begin statements: they
 * know whose rows are meant. It is opened by `unseal`, which `domains/`, `services/` and `wiring/` cannot import.
 */
export type SealedDatabase = Pick<Kysely<Schema>, 'isTransaction'>;
