import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '../contract.ts';
import { openapiDocument } from '../document.ts';
import { bodyLimitOf, type Operation, usualBody } from '../operation.ts';

const withBody = Object.entries<Operation>(contract).filter(([, { body }]) => body);

it('every body has a limit: one with a file says its own, every other one is at most a megabyte', () => {
  const unsaid = withBody.filter(([, { body, encoding, bodyLimit }]) => (hasFile(body) || encoding === 'multipart') && !bodyLimit);
  expect(unsaid.map(([id]) => id)).toEqual([]);
  const tooMuch = withBody.filter(([, { body, bodyLimit = 0 }]) => !hasFile(body) && bodyLimit > usualBody);
  expect(tooMuch.map(([id]) => id)).toEqual([]);
  expect(withBody.filter(([, operation]) => bodyLimitOf(operation) > 21 * 1024 * 1024).map(([id]) => id)).toEqual([]);
});

it('the document tells each of them', () => {
  const told = Object.values(openapiDocument().paths).flatMap((methods) => Object.values(methods)) as Record<string, unknown>[]; // the document writes this
  const limits = new Map(told.map((operation) => [operation['operationId'], operation['x-body-limit']]));
  expect(withBody.map(([id]) => [id, limits.get(id)])).toEqual(withBody.map(([id, operation]) => [id, bodyLimitOf(operation)]));
});

function hasFile(body: z.ZodType | undefined): boolean {
  return body instanceof z.ZodObject && Object.values(body.shape).some((field) => field instanceof z.ZodFile);
}
