import type { MessageDescriptor } from '@lingui/core';
import type { FilterFields } from '@saiwu/admin';
import { stateNames } from '@saiwu/openapi';
import { Select, type SelectProps } from '@saiwu/ui';
import { Fragment, type ReactNode } from 'react';
import { useOptions } from '../lib/language/use-options.ts';
import type { FilterProps } from './resource.ts';

/** Draws a filter, or a few that belong together. */
type Draw<List> = (field: FilterProps<List>['field']) => ReactNode;
type Name<List> = FilterProps<List>['field'] extends FilterFields<infer Key> ? Key : never;

/** The inputs of a list's filters, in order: a filter of text by its name, others by what draws them. */
export function filtersOf<List>(_list: List, ...filters: readonly (Name<List> | Draw<List>)[]) {
  return function Filters({ field }: FilterProps<List>) {
    const texts = field as FilterFields<Name<List>>; // the filters of a list have its names
    return filters.map((one, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- they never change
      <Fragment key={index}>{typeof one === 'string' ? texts.text(one) : one(field)}</Fragment>
    ));
  };
}

/** Filters by one of an enumeration's codes. */
export function wordFilter<const Key extends string>(key: Key, names: Readonly<Record<string, MessageDescriptor>>) {
  return (field: FilterFields<Key>): ReactNode => field.choice(key, (own) => <WordSelect {...own} names={names} />);
}

/** Filters for enabled or disabled. */
export const stateFilter = wordFilter('state', stateNames);

/** Filters for when rows were added: from a day, until a day. */
export function createdFilter(field: FilterFields<'createTime_st' | 'createTime_ed'>): ReactNode {
  return (
    <>
      {field.day('createTime_st')}
      {field.day('createTime_ed')}
    </>
  );
}

function WordSelect({ names, ...props }: Omit<SelectProps, 'options'> & { names: Readonly<Record<string, MessageDescriptor>> }) {
  const optionsOf = useOptions();
  return <Select {...props} options={optionsOf(names)} />;
}
