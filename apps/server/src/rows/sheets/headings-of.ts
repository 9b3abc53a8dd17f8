import type { MessageDescriptor } from '@lingui/core';
import type { SheetField } from '../crud-of.ts';
import type { CellWords } from './cell-words.ts';

/** The columns of a sheet from the names of its fields, in their order. Those with `words` hold these in place of codes and ids. */
export function headingsOf<Field extends string>(
  names: Readonly<Record<Field, MessageDescriptor>>,
  words: Partial<Record<NoInfer<Field>, CellWords>>,
): SheetField[] {
  return (Object.keys(names) as Field[]).map((field) => ({ field, title: names[field], words: words[field] })); // keys forgets whose they are
}
