import { z } from 'zod';

/** The place of a value: keys, `*` for every entry of a list or a record. None: the value itself. */
export type Path = readonly string[];

/** Where a schema has secrets (`secret` of the rules). */
export function secretsOf(schema: z.core.$ZodType): readonly Path[] {
  const secrets = fieldsOf(schema).filter((field) => isSecret(field.schema));
  return [...new Map(secrets.map(({ path }) => [path.join('.'), path])).values()];
}

/** Every schema that a schema is made of, with the place of its value; nothing of a secret beyond itself. */
export function fieldsOf(
  schema: z.core.$ZodType,
  path: Path = [],
  above: readonly z.core.$ZodType[] = [],
): { path: Path; schema: z.core.$ZodType }[] {
  // a node of a tree holds nodes of its kind
  if (above.includes(schema)) return [];
  const parts = isSecret(schema) ? [] : partsOf(schema);
  return [{ path, schema }, ...parts.flatMap(([step, part]) => fieldsOf(part, [...path, ...step], [...above, schema]))];
}

function isSecret(schema: z.core.$ZodType): boolean {
  return z.globalRegistry.get(schema)?.['x-secret'] === true;
}

function partsOf(schema: z.core.$ZodType): (readonly [Path, z.core.$ZodType])[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).map(([key, field]) => [[key], field] as const);
  if (schema instanceof z.ZodArray) return [[['*'], schema.element]];
  if (schema instanceof z.ZodRecord) return [[['*'], schema.valueType]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [[], option] as const);
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out].map((side) => [[], side] as const);
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? [[[], schema.unwrap()]] : [];
}
