import { useSaveForm as useAdminSaveForm, type FormSchema, type SaveFormOptions } from '@saiwu/admin';
import type { Head } from '../lib/api/heads.ts';

export interface BoundSaveFormOptions<Schema extends FormSchema, Row, Answer> extends SaveFormOptions<Schema, Row, Answer> {
  invalidates?: readonly Head[];
}

/** The form over one record of the contract; see `useSaveForm` of `@saiwu/admin`. The compiler checks the queries that it makes stale. */
export function useSaveForm<Schema extends FormSchema, Row extends object, Answer>(options: BoundSaveFormOptions<Schema, Row, Answer>) {
  return useAdminSaveForm(options);
}
