import { useList as useAdminList, type ListOptions } from '@saiwu/admin';
import type { FiltersOf, ListOf, ModelIn, PageId, PathIn, RowIn } from './resource.ts';
import { useBound } from './use-bound.ts';

export interface BoundListOptions<Id extends PageId, Filters> extends Omit<ListOptions<RowIn<Id>, FiltersOf<Id, Filters>>, 'fixed'> {
  /** The parameters in the operation's path. Keep the object stable. */
  path?: PathIn<Id>;
  /** Filters that the reader cannot change: the contest whose projects are listed. Keep the object stable. */
  fixed?: Partial<ModelIn<Id>> | undefined;
}

/** The second level: a list of the contract with filters, sort, page and size in the address, and the selection. */
export function useList<Id extends PageId, Labels, Filters>(
  list: ListOf<Id, Labels, Filters>,
  { path, fixed, ...options }: BoundListOptions<Id, Filters> = {},
) {
  return useAdminList(useBound(list, path), { ...options, fixed: fixed as Partial<FiltersOf<Id, Filters>> | undefined }); // every filter of the contract, permitted or not
}
