import type { z } from 'zod';
import { filterText } from './rules.ts';

/** How a filter compares: a text anywhere in the field, an equal value, or any of several values. */
type FilterKind = 'holds' | 'equals' | 'isAnyOf';

/** How a field of a list's model compares, by its schema. */
export function filterKind(field: z.core.$ZodType): FilterKind {
  const ways = waysOf(field);
  if (ways.some(isList)) return 'isAnyOf';
  return ways.includes(filterText) ? 'holds' : 'equals';
}

/** The schema of one value of a filter, of which an operation may take several. */
export function oneOf(field: z.core.$ZodType): z.core.$ZodType {
  return waysOf(field).find((way) => !isList(way)) ?? field;
}

/** Where the search box of a list looks: fields of its rows, as the model's `keyword` names them. */
export function searchedIn(model: z.ZodObject): readonly string[] {
  const [keyword] = waysOf(model.shape['keyword'] ?? filterText) as [z.ZodType]; // a text has one way, and all of ours are built by the classic class
  return (keyword.meta()?.['x-searches'] ?? []) as readonly string[]; // as `searching` has marked it
}

/** The ways to send a value: of a union each of its own, without the member that only says that it may be absent. */
function waysOf(field: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = field._zod as { def: { innerType?: z.core.$ZodType; options?: readonly z.core.$ZodType[] } }; // wrappers have the one, unions the other
  if (def.options) return def.options.flatMap(waysOf);
  return def.innerType ? waysOf(def.innerType) : [field];
}

function isList(way: z.core.$ZodType): boolean {
  return way._zod.def.type === 'array';
}
