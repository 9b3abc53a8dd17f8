import type { Schema } from './schema.ts';

/** Every table as one tenant has it: its rows are those of the tenant, whose column is not there to be asked for or set. */
export type TenantSchema = { [T in keyof Schema]: Omit<Schema[T], 'tenantId'> };
