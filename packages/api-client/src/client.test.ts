import { describe, expect, expectTypeOf, test } from 'vitest';
import { createAuthorityClient, createClient, createPlatformClient, type ClientOptions } from './client.ts';
import { heldSession } from './observed-fetch.ts';
import type { AnswerOf, FileAnswer, InputOf, OperationId } from './operation.ts';
import type { operations } from './operations.gen.ts';

const options: ClientOptions = { baseUrl: 'http://127.0.0.1:1/api', session: heldSession(null), language: () => 'zh' };

describe('the types of a call', () => {
  const { call } = createClient(options);
  // Never run: the compiler is the test.
  const calls = () => [
    call('menu.router'),
    call('menu.router', { signal: AbortSignal.timeout(1) }),
    call('parameter.get', { path: { id: '1' } }),
    call('parameter.page', { body: { model: {} } }),
    call('user.check', { query: { name: 'a' } }),
    call('org.tree'),
    call('org.tree', { query: { name: 'a' } }),
    call('parameter.import', { body: { file: new Blob() } }),
    call('contest.save', { body: {} as never, idempotencyKey: 'a' }),
    // @ts-expect-error nothing is created
    call('parameter.get', { path: { id: '1' }, idempotencyKey: 'a' }),
    // @ts-expect-error an operation that is not in the contract
    call('parameter.explode'),
    // @ts-expect-error the path is missing
    call('parameter.get'),
    // @ts-expect-error the path has another parameter
    call('parameter.get', { path: { name: '1' } }),
    // @ts-expect-error the body is missing
    call('parameter.page', {}),
    // @ts-expect-error the query is required
    call('user.check'),
    // @ts-expect-error there is no body
    call('menu.router', { body: {} }),
    // @ts-expect-error a file is no text
    call('parameter.import', { body: { file: 'x' } }),
  ];
  const perClient = () => [
    createAuthorityClient(options).call('menu.router'),
    createPlatformClient(options).call('org.tree'),
    // @ts-expect-error an operation of the other client
    createAuthorityClient(options).call('org.tree'),
    // @ts-expect-error an operation of the other client
    createPlatformClient(options).call('menu.router'),
  ];

  test('follow the contract', () => {
    expect([calls, perClient]).toHaveLength(2);
    expectTypeOf<AnswerOf<'parameter.export'>>().toEqualTypeOf<FileAnswer>();
    expectTypeOf<AnswerOf<'parameter.get'>['id']>().toEqualTypeOf<string>();
    expectTypeOf<AnswerOf<'parameter.page'>['records'][number]['key']>().toEqualTypeOf<string>();
    expectTypeOf<AnswerOf<'resource.visible'>['enabled']>().toEqualTypeOf<boolean>();
    expectTypeOf<InputOf<'parameter.remove'>['body']>().toEqualTypeOf<string[]>();
    expectTypeOf<keyof typeof operations>().toEqualTypeOf<OperationId>();
  });
});
