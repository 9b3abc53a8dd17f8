import { oneOf, searchedIn } from '@saiwu/openapi';
import { z } from 'zod';

/**
 * The filters of a list by their names: fields of the model that have a label, and the ends of a range where the time of creation has one.
 */
export type FilterValues<Model, Labels> = { [Name in keyof Model & keyof Labels]: OneOf<Model[Name]> } & ('createTime' extends keyof Labels
  ? Record<keyof typeof ends, string>
  : unknown);

/** The chosen value: one, though the operation takes several. */
type OneOf<Field> = Field extends z.ZodType ? Exclude<NonNullable<z.output<Field>>, readonly unknown[]> : never;

const ends = { createTime_st: z.iso.date(), createTime_ed: z.iso.date() };

/** The filters of a list, from the contract's model and the words of its fields, and the fields that its search box looks in. */
export function filtersFrom(model: z.ZodObject, labels: object) {
  const named = Object.entries(model.shape).flatMap(([name, field]) => (name in labels ? [[name, oneOf(field)] as const] : []));
  const search = searchedIn(model);
  return {
    filters: z.object({ ...Object.fromEntries(named), ...('createTime' in labels && ends) }),
    ...(search.length > 0 && { search }),
  };
}
