import type { MessageDescriptor } from '@lingui/core';
import type { Say } from '../../../../core/language.ts';
import type { SheetMapContent } from '../../../../schema/contest-schema.ts';

/** A map as we ship it, in a reader's language. */
export interface ShippedMap {
  name: MessageDescriptor;
  summary: MessageDescriptor;
  content: (say: Say) => SheetMapContent;
}

type Column = SheetMapContent['columns'][number];

/** Columns of a sheet in the authority's own words, which are no matter of the reader's language. Keys follow their order. */
export function columnsOf(
  columns: readonly [head: string, fact: Column['fact'], more?: Partial<Omit<Column, 'key' | 'head' | 'fact'>>][],
): Column[] {
  return columns.map(([head, fact, more], index) => ({ key: `c${index + 1}`, head, fact, aliases: [], ...more }));
}
