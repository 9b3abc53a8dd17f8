import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../document.ts';

interface Described {
  operationId: string;
  parameters?: { name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | false;
  propertyNames?: Schema;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  maxProperties?: number;
  maxLength?: number;
  pattern?: string;
  allOf?: Schema[];
  contentMediaType?: string;
  'x-most-kilobytes'?: number;
}

const operations = Object.values(openapiDocument().paths).flatMap((methods) => Object.values(methods) as Described[]); // the document writes this

describe('what one caller may send has an end: every text, every list, every number and every set of keys', () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', (_, { parameters = [], requestBody }) => {
    const inBody = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => endless(schema, 'body'));
    expect([...parameters.flatMap(({ name, schema }) => endless(schema, name)), ...inBody]).toEqual([]);
  });
});

/** The paths below a schema at which something may be of any length. */
function endless(schema: Schema, path: string): string[] {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.flatMap((option) => endless(option, path));
  if (schema.enum || schema.const !== undefined || schema.contentMediaType || schema['x-most-kilobytes']) return [];
  if (schema.type === 'string') return schema.maxLength !== undefined || patternsOf(schema).some(isFinite) ? [] : [path];
  if (schema.type === 'array')
    return [...(schema.maxItems === undefined ? [`${path}[]`] : []), ...endless(schema.items ?? {}, `${path}[]`)];
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => endless(field, `${path}.${key}`));
    if (!schema.additionalProperties) return fields;
    return [
      ...fields,
      ...(schema.maxProperties === undefined ? [`${path}{}`] : []),
      ...endless(schema.propertyNames ?? { type: 'string' }, `${path}.*`),
      ...endless(schema.additionalProperties, `${path}.*`),
    ];
  }
  if (schema.type === 'integer' || schema.type === 'number') return isOfColumn(schema) || /\.(size|current)$/.test(path) ? [] : [path];
  return schema.type !== undefined ? [] : [path];
}

/**
 * Whether every number that is taken fits a column of the database; the size of a page is cut to what is served, and a page far behind
 * the last one is not looked for.
 */
function isOfColumn({ minimum = -Infinity, maximum = Infinity }: Schema): boolean {
  return minimum >= -(2 ** 31) && maximum < 2 ** 31;
}

function patternsOf({ pattern, allOf = [] }: Schema): string[] {
  return [pattern, ...allOf.map((part) => part.pattern)].filter((one) => one !== undefined);
}

/** Whether a pattern takes texts up to some length only: from end to end, and nothing in it comes any number of times. */
function isFinite(pattern: string): boolean {
  const plain = pattern.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, 'x');
  return /^\^.*\$$/.test(plain) && !/[*+]|\{\d+,\}/.test(plain);
}
