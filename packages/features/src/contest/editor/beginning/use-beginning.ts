import { useState } from 'react';

/**
 * What a new record's form begins from, with its values. While the next is asked for, the last one stays: the form keeps its place under
 * the hand, and begins anew under what is typed once the next is there (`useSaveForm` goes by `draft`). Null until the first one is.
 */
export function useBeginning<Next extends { draft: string }, Values>(
  next: Next | undefined,
  valuesOf: (next: Next) => Values,
): (Next & { values: Values }) | null {
  const [begun, setBegun] = useState<(Next & { values: Values }) | null>(null);
  if (next === undefined || next.draft === begun?.draft) return begun;
  const beginning = { ...next, values: valuesOf(next) };
  setBegun(beginning);
  return beginning;
}
