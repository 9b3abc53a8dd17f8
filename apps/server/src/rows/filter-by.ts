import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { TenantSchema } from '../schema/tenant-schema.ts';
import { maskedText } from './masked-text.ts';
import { timeRange } from './paging.ts';
import { anyHolds, holdsText, searchText } from './search-text.ts';

export interface FilterKinds {
  /** Text that matches anywhere in the column. */
  like: readonly string[];
  /** The same, where `searchText` has an index: tables that grow large. */
  search?: readonly string[];
  /** Fields of `search` with phones that the rows show masked. */
  masked?: readonly string[];
  /** The columns that the filter `keyword` searches: all of `search`, or none. */
  keyword?: readonly string[];
  /** Columns that must equal the value. */
  equal: readonly string[];
  /** Columns that must be among the values. */
  oneOf?: readonly string[];
}

/** Applies a page's `model` and the `createTime` range of its `extra`. Empty values and unknown keys filter nothing. */
export function filterBy<T extends keyof TenantSchema>(
  ctx: Context,
  query: SelectQueryBuilder<TenantSchema, T, object>,
  table: T,
  model: Record<string, unknown>,
  extra: Record<string, string>,
  kinds: FilterKinds,
): SelectQueryBuilder<TenantSchema, T, object> {
  let filtered = query;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  for (const name of kinds.like) {
    const value = model[name];
    if (typeof value === 'string' && value.trim() !== '') filtered = filtered.where(holdsText(`${table}.${name}`, value.trim()));
  }
  const masked = kinds.masked?.map((name) => `${table}.${name}`) ?? [];
  const search = (of: string, text: string) => (masked.includes(of) ? maskedText : searchText)(of, text);
  for (const name of kinds.search ?? []) {
    const value = model[name];
    if (typeof value === 'string' && value.trim() !== '') filtered = filtered.where(search(`${table}.${name}`, value.trim()));
  }
  const { keyword } = model;
  if (kinds.keyword && typeof keyword === 'string' && keyword.trim() !== '') {
    const hasIndex = kinds.search?.some((name) => kinds.keyword?.includes(name)) ?? false;
    const columns = kinds.keyword.map((name) => `${table}.${name}`);
    filtered = filtered.where(anyHolds(columns, keyword.trim(), hasIndex ? search : holdsText));
  }
  for (const name of kinds.equal) {
    const value = model[name];
    if (value !== undefined && value !== null && value !== '') filtered = filtered.where(sql<boolean>`${column(name)} = ${value}`);
  }
  for (const name of kinds.oneOf ?? []) {
    const value = model[name];
    const values = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '');
    // for one value an index may have the rows in the order that is asked for
    if (values.length === 1) filtered = filtered.where(sql<boolean>`${column(name)} = ${values[0]}`);
    if (values.length > 1) filtered = filtered.where(sql<boolean>`${column(name)} = any(${values}::text[])`);
  }
  const { from, to } = timeRange(ctx, extra, 'createTime');
  if (from) filtered = filtered.where(sql<boolean>`${column('createTime')} >= ${from}`);
  if (to) filtered = filtered.where(sql<boolean>`${column('createTime')} < ${new Date(to.getTime() + 1000)}`);
  return filtered;
}
