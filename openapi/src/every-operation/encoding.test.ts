import { expect, it } from 'vitest';
import { openapiDocument } from '../document.ts';

interface Body {
  content: Record<string, { schema: Schema }>;
}
interface Schema {
  type?: string;
  $ref?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

it('a body of plain fields goes out form-encoded; one with lists, objects or nulls says JSON', () => {
  const paths = Object.values(openapiDocument().paths) as Record<string, { operationId: string; requestBody?: Body }>[]; // the document writes this
  const bodies = paths.flatMap((methods) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody }]) =>
      Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => ({ method, operationId, type, isFlat: isFlat(schema) })),
    ),
  );
  const plain = bodies.filter(({ method, isFlat }) => isFlat && method !== 'delete' && method !== 'get');
  expect(plain.length).toBeGreaterThan(20);
  expect(plain.filter(({ type }) => type === 'application/json').map(({ operationId }) => operationId)).toEqual([]);
});

function isFlat({ type, properties }: Schema): boolean {
  return type === 'object' && Object.values(properties ?? {}).every(isPlain);
}

function isPlain({ type, anyOf, ...rest }: Schema): boolean {
  if (anyOf) return anyOf.every(isPlain);
  return type === undefined ? rest.enum !== undefined : ['string', 'number', 'integer', 'boolean'].includes(type);
}
