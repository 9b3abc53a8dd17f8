import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { ListOf, PageId } from './resource.ts';

/** The words of a resource's fields in the reader's language. */
export function useLabels<Id extends PageId, Labels, Filters>(
  resource: ListOf<Id, Labels, Filters>,
): (key: keyof Labels & string) => string {
  const { i18n } = useLingui();
  return useCallback((key) => i18n._(resource.labels[key] as MessageDescriptor), [i18n, resource]); // labels are messages by defineResource
}
