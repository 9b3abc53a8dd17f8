import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
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

describe('over a real connection', () => {
  let server: Server | undefined;

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function serve(listener: RequestListener): Promise<string> {
    const started = createServer(listener);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    const address = started.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/`;
  }

  test('a form goes out and an envelope comes back', async () => {
    const baseUrl = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ code: 0, data: { name: `${request.method} ${request.url} ${body}` }, msg: 'ok', isSuccess: true }));
      });
    });
    const { call } = createClient({ ...options, baseUrl });
    const answer = await call('session.signIn', { body: { grant_type: 'password', username: '张三', password: 'p' } });
    expect(answer.name).toBe('POST /api/authority/anno/login grant_type=password&username=%E5%BC%A0%E4%B8%89&password=p');
  });

  test('nobody listens: network', async () => {
    await expect(createClient(options).call('org.tree')).rejects.toMatchObject({ kind: 'network', operationId: 'org.tree' });
  });

  test('the connection breaks within the answer: network', async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
      response.write('{"code":0,');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(createClient({ ...options, baseUrl }).call('org.tree')).rejects.toMatchObject({ kind: 'network' });
  });

  test('the answer is too slow: timeout; the caller gives up: aborted', async () => {
    const baseUrl = await serve(() => undefined);
    const { call } = createClient({ ...options, baseUrl });
    await expect(call('org.tree', { timeoutMs: 30 })).rejects.toMatchObject({ kind: 'timeout' });
    const signal = AbortSignal.timeout(30);
    await expect(call('org.tree', { signal })).rejects.toMatchObject({ kind: 'aborted' });
  });
});
