import type { FilterFields } from '@saiwu/admin';
import type { ReactNode } from 'react';
import { StateSelect } from './state-select.tsx';

/** Filters for enabled or disabled. */
export function stateFilter(field: FilterFields<'state'>): ReactNode {
  return field.choice('state', (own) => <StateSelect {...own} />);
}

/** Filters for when rows were added: from a day, until a day. */
export function createdFilter(field: FilterFields<'createTime_st' | 'createTime_ed'>): ReactNode {
  return (
    <>
      {field.day('createTime_st')}
      {field.day('createTime_ed')}
    </>
  );
}
