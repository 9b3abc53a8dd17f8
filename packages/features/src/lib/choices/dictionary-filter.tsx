import type { FilterFields } from '@saiwu/admin';
import { Select, type SelectProps } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { useDictionaryOptions } from './use-dictionary-options.ts';

/** Filters by one of a dictionary's items. */
export function dictionaryFilter<const Key extends string>(key: Key, type: string) {
  return (field: FilterFields<Key>): ReactNode => field.choice(key, (own) => <ItemSelect {...own} type={type} />);
}

function ItemSelect({ type, ...props }: Omit<SelectProps, 'options'> & { type: string }) {
  return <Select {...props} options={useDictionaryOptions(type)} />;
}
