import { get, useFormState } from 'react-hook-form';
import type { ContestValues } from '../contest-values.ts';

/** What the form keeps at a list. */
interface Kept {
  message?: string;
  root?: { message?: string };
}

/** What is wrong with a list, or an object, as a whole. */
export function useListError(name: string): string | undefined {
  const { errors } = useFormState<ContestValues>();
  const error: Kept | undefined = get(errors, name);
  return error?.root?.message ?? error?.message;
}
