import { useCallback } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { messageOf, type FormSchema } from './use-zod-form.ts';

/** Says why a form's schema refuses the value of one field, or null; faults of other fields do not count. */
export function useWhyWrong(): (schema: FormSchema, key: string, value: unknown, others?: object) => string | null {
  const { explainIssue = messageOf } = useAdmin();
  return useCallback(
    (schema, key, value, others = {}) => {
      const { error } = schema.safeParse({ ...others, [key]: value }, { reportInput: true });
      const issue = error?.issues.find(({ path }) => path[0] === key);
      return issue === undefined ? null : explainIssue(issue);
    },
    [explainIssue],
  );
}
