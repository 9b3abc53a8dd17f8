import type { MessageDescriptor } from '@lingui/core';
import { explainIssue } from '@saiwu/openapi';
import type { FormSchema } from './use-row-form.ts';

/** Why a form's schema refuses the value of one field, or null; what is wrong with other fields does not count. */
export function whyWrong(schema: FormSchema, key: string, value: unknown, others: object = {}): MessageDescriptor | null {
  const { error } = schema.safeParse({ ...others, [key]: value }, { reportInput: true });
  const issue = error?.issues.find(({ path }) => path[0] === key);
  return issue === undefined ? null : explainIssue(issue);
}
