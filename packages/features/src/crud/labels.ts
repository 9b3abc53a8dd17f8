import type { I18n, MessageDescriptor } from '@lingui/core';

/** The words of fields in the language that is spoken. */
export function wordsOf(labels: unknown, i18n: I18n): Record<string, string> {
  const entries = Object.entries(labels as Record<string, MessageDescriptor>); // labels are messages by defineList
  return Object.fromEntries(entries.map(([key, message]) => [key, i18n._(message)]));
}
