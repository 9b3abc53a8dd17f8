import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts the server's errors on their fields and focuses the first.
 * @param errors by dotted field path: `{ 'leader.phone': '手机号已被使用' }`
 */
export function applyFieldErrors<Values extends FieldValues, Context, Submitted>(
  form: UseFormReturn<Values, Context, Submitted>,
  errors: Readonly<Record<string, string>>,
): void {
  for (const [index, [path, message]] of Object.entries(errors).entries()) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said on the line
    const name = path as FieldPath<Values>; // why: the server's paths are the contract's field names, known only at run time
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}
