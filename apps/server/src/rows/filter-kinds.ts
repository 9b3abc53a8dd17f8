import { filterKind, searchedIn } from '@saiwu/openapi';
import type { z } from 'zod';
import type { FilterKinds } from './filter-by.ts';

/** The facts about filters that the model of a list does not say. */
export interface FilterExceptions {
  /** Text that is compared whole. */
  equal?: readonly string[];
  /** Text outside the search box whose column `searchText` has an index for. */
  search?: readonly string[];
  /** Text of the search box whose column has none, as the table stays small. */
  like?: readonly string[];
  /** Filters that the list applies by itself. */
  apart?: readonly string[];
}

/**
 * How the filters of a list compare, from the contract's model: a text is searched anywhere in its column, with an index where the search
 * box looks; ids, codes and booleans are compared whole; a list matches rows with one of its values.
 */
export function filterKinds(model: z.ZodObject, { equal = [], search = [], like = [], apart = [] }: FilterExceptions = {}): FilterKinds {
  const keyword = searchedIn(model);
  const indexed = new Set([...keyword, ...search].filter((name) => !like.includes(name)));
  const kinds = { like: [] as string[], search: [] as string[], equal: [] as string[], oneOf: [] as string[] };
  for (const [name, field] of Object.entries(model.shape)) {
    if (name === 'keyword' || apart.includes(name)) continue;
    const kind = filterKind(field);
    if (kind === 'isAnyOf') kinds.oneOf.push(name);
    else if (kind === 'equals' || equal.includes(name)) kinds.equal.push(name);
    else kinds[indexed.has(name) ? 'search' : 'like'].push(name);
  }
  return { ...kinds, ...(keyword.length > 0 && { keyword }) };
}
