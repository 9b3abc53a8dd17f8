import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

/** Makes what a choice offers from the names of an enumeration, in the reader's language. */
export function useOptions() {
  const { i18n } = useLingui();
  return <Code extends string>(names: Record<Code, MessageDescriptor>) =>
    (Object.entries(names) as [Code, MessageDescriptor][]).map(([value, name]) => ({ value, label: i18n._(name) })); // entries forgets the codes
}
