import { expect, it } from 'vitest';
import contract from '../../../openapi/openapi.json' with { type: 'json' };
import { operations } from './operations.gen.ts';

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
