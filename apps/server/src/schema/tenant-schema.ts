import type { Schema } from './schema.ts';

/**
 * Every table that has rows of tenants, as one of these has it: the column that says whose a row is is not there to be asked for or set.
 * Tables that belong to no tenant are not there at all.
 */
export type TenantSchema = { [T in keyof Schema as 'tenantId' extends keyof Schema[T] ? T : never]: Omit<Schema[T], 'tenantId'> };
