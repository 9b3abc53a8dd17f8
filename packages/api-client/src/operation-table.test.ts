import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operations } from './operations.gen.ts';

interface Told {
  paths: Record<string, Record<string, { operationId: string; 'x-client': string; 'x-access': string }>>;
}

const contract = JSON.parse(readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8')) as Told; // our own document

it('the table has every operation as the contract has it', () => {
  const told = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const facts = { method: method.toUpperCase(), path, client: operation['x-client'], access: operation['x-access'] };
      return [operation.operationId, expect.objectContaining(facts)] as const;
    }),
  );
  expect(told.length).toBeGreaterThan(400);
  expect(operations).toEqual(Object.fromEntries(told));
});

it('a body is sent, an answer read and a thing created once as the contract says', () => {
  expect(operations['session.signOut']).toMatchObject({ encoding: 'form', answer: 'json' });
  expect(operations['user.import']).toMatchObject({ encoding: 'multipart', takesKey: true });
  expect(operations['user.export']).toMatchObject({ encoding: 'json', answer: 'file' });
  expect(operations['message.stream']).toMatchObject({ answer: 'events' });
  expect(operations['user.get']).not.toHaveProperty('encoding');
});
