import { z } from 'zod';
import { atMostKeys } from './rules.ts';

/** Up to here `total` is counted; above it is "at least", unless `extra.totalKind` of the request is `exact`. */
export const countedUpTo = 10_000;

/** Pages behind this one are empty: no list is looked through any further. */
export const lastPage = 1_000_000;

/**
 * Rows of one page at most. Pickers of older front ends ask for this many; a client that asks for more gets this many, and
 * `extra.sizeClamped`.
 */
export const mostPerPage = 10_000;

/**
 * Body of every `…/page` call (platform-api §1.5). `extra` holds range keys `<field>_st` and `<field>_ed`, both inclusive, and
 * `totalKind`: `exact` where every match is to be counted, `none` where the client does not need the total.
 */
export function pageRequest<T extends z.ZodObject>(model: T) {
  return z.object({
    model,
    size: z.int().min(1).default(10),
    current: z.int().min(1).default(1),
    sort: z.string().max(100).default('id'),
    order: z.string().max(100).default('descending'),
    // front ends send unknown keys along with known ones: they are ignored
    extra: atMostKeys(z.record(z.string().max(100), z.string().max(255)), 100).default({}),
  });
}

/** Answer of every `…/page` call. 64-bit numbers are text. */
export function pageOf<T extends z.ZodType>(record: T) {
  return z.object({
    records: z.array(record),
    total: z.string(),
    size: z.string(),
    current: z.string(),
    pages: z.string(),
    orders: z.array(z.object({ column: z.string(), asc: z.boolean() })),
    optimizeCountSql: z.boolean(),
    hitCount: z.boolean(),
    searchCount: z.boolean(),
    countId: z.null(),
    maxLimit: z.null(),
  });
}

/** Body of `…/export` and `…/preview`: the page request without a page; all rows that match. */
export function exportRequest<T extends z.ZodObject>(model: T) {
  return pageRequest(model).omit({ size: true, current: true });
}
