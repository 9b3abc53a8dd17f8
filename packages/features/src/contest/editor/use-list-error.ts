import { get, useFormState } from 'react-hook-form';
import type { ContestValues } from './contest-values.ts';

/** What is wrong with a list, or an object, as a whole. */
export function useListError(name: string): string | undefined {
  const { errors } = useFormState<ContestValues>();
  const error = get(errors, name) as { message?: string; root?: { message?: string } } | undefined; // what the form keeps at a list
  return error?.root?.message ?? error?.message;
}
