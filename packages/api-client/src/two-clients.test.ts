import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import type { ApiError, ApiErrorKind } from './answer/api-error.ts';
import { createAuthorityClient, createPlatformClient, type ClientOptions } from './client.ts';
import { heldSession, rejection } from './observed-fetch.ts';

// The catalogue of errors of both clients (specification §8), row by row, and the shapes of their requests (§7): each against an observed
// fetch and over a real connection.

/** What the server does with a request. */
interface Answer {
  status?: number;
  type?: string;
  disposition?: string;
  /** Text, or a value that goes out as JSON. Absent: no body at all. */
  body?: unknown;
}

interface Seen {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
}

const ways = [
  { name: 'an observed fetch', open: observed },
  { name: 'a real connection', open: connected },
];

describe.each(ways)('the first client, over $name', ({ open }) => {
  test.each<[row: string, answer: Answer, kind: ApiErrorKind, message: string, ends: number]>([
    ['404', { status: 404 }, 'notFound', '', 0],
    ['404 with words', refusal(404, 404, '没有找到资源'), 'notFound', '没有找到资源', 0],
    ['403', { status: 403 }, 'forbidden', '', 0],
    ['401', { status: 401 }, 'signedOut', '', 1],
    ['401 with words', refusal(401, 40008, '你已在另一个设备登录'), 'signedOut', '你已在另一个设备登录', 1],
    ['another status with words', refusal(400, -10, '不行'), 'invalid', '不行', 0],
    ['500 with words', refusal(500, -1, '系统繁忙'), 'server', '系统繁忙', 0],
    ['500 without a body', { status: 500 }, 'server', '', 0],
    ['201, which is no success here', { status: 201, body: { code: 0, data: [], isSuccess: true } }, 'server', '', 0],
    ['200 with a refusal', refusal(200, -10, '不行'), 'invalid', '不行', 0],
    ['a page of a proxy', { status: 502, type: 'text/html', body: '<html>' }, 'unavailable', '', 0],
  ])('%s', async (_, answer, kind, message, ends) => {
    const { options, failures, session } = await open(answer);
    const failure = await rejection(createAuthorityClient(options).call('menu.router'));
    expect(failure).toMatchObject({ kind, message, operationId: 'menu.router', status: answer.status ?? 200 });
    expect(session.ends).toHaveLength(ends);
    // the end of a session is told once, and not as a failure too
    expect(failures).toHaveLength(ends === 0 ? 1 : 0);
  });

  test('sends the bearer in Authorization, no `ts`, and a sign-in as form fields', async () => {
    const { options, seen } = await open({ body: { code: 0, data: [], isSuccess: true } });
    const { call } = createAuthorityClient(options);
    await call('menu.router');
    await call('session.signIn', { body: { grant_type: 'password', username: '张三', password: 'a b&c' } });
    expect(seen.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      'GET /api/oauth/menu/router',
      'POST /api/authority/anno/login',
    ]);
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer T1');
    expect(seen[1]?.headers.get('authorization')).toMatch(/^Basic /);
    expect(seen[1]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(seen[1]?.body).toBe('grant_type=password&username=%E5%BC%A0%E4%B8%89&password=a+b%26c');
  });
});

const sessionCodes = [40000, 40001, 40002, 40003, 40005, 40006, 40008, 40009];

describe.each(ways)('the second client, over $name', ({ open }) => {
  test.each<[row: string, answer: Answer, kind: ApiErrorKind, message: string, ends: number]>([
    ['401 with words', refusal(401, 403, '会话超时，请重新登录'), 'signedOut', '会话超时，请重新登录', 1],
    ['401 without', { status: 401 }, 'signedOut', '', 1],
    ['403 without words', { status: 403 }, 'signedOut', '', 1],
    ['403 of a server that means 401', refusal(403, 401, '未认证的'), 'signedOut', '未认证的', 1],
    ['403: known, but not allowed', refusal(403, 403, '无权限'), 'forbidden', '无权限', 0],
    ['500 with words', refusal(500, -1, '系统繁忙'), 'server', '系统繁忙', 0],
    ['500 with a body that is text', { status: 500, type: 'text/plain', body: 'disk full' }, 'server', 'disk full', 0],
    ['500 with a page of a proxy', { status: 500, type: 'text/html', body: '<html>' }, 'server', '', 0],
    ...sessionCodes.flatMap((code): [string, Answer, ApiErrorKind, string, number][] => [
      [`${code} with status 400`, refusal(400, code, '登录超时'), 'signedOut', '登录超时', 1],
      [`${code} with status 500`, refusal(500, code, '登录超时'), 'signedOut', '登录超时', 1],
      [`${code} with isSuccess false`, refusal(200, code, '登录超时'), 'signedOut', '登录超时', 1],
    ]),
    ['another code', refusal(400, 40004, '生成token失败'), 'invalid', '生成token失败', 0],
    ['another code with message', { status: 400, body: { code: -10, message: '不行' } }, 'invalid', '不行', 0],
    ['another code with isSuccess false', refusal(200, -10, '不行'), 'invalid', '不行', 0],
    ['service', refusal(503, -2, '系统维护中'), 'unavailable', '系统维护中', 0],
    ['too many', refusal(429, 429, '请求超过次数限制'), 'tooMany', '请求超过次数限制', 0],
  ])('%s', async (_, answer, kind, message, ends) => {
    const { options, failures, session } = await open(answer);
    const { call } = createPlatformClient(options);
    expect(await rejection(call('org.tree'))).toMatchObject({ kind, message });
    expect(session.ends.map((reason) => [reason.kind, reason.message])).toEqual(ends === 0 ? [] : [['signedOut', message]]);
    expect(failures).toHaveLength(ends === 0 ? 1 : 0);
  });

  test('the key of what is created goes out as `Idempotency-Key`, where something is created', async () => {
    const { options, seen } = await open({ body: { code: 0, data: {}, isSuccess: true } });
    const { call } = createPlatformClient(options);
    const body = { key: 'DocsUrl', name: '文档', value: 'x' };
    await call('parameter.save', { body, idempotencyKey: 'a-1' });
    await call('parameter.save', { body });
    // as one way for all acts may do it, which does not know what each of them takes
    await call('parameter.update', Object.assign({ body: { ...body, id: '1', version: 1 } }, { idempotencyKey: 'a-1' }));
    expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['a-1', null, null]);
  });

  test('a call can switch its toast off', async () => {
    const { options, failures } = await open(refusal(200, -10, '不行'));
    const { call } = createPlatformClient(options);
    await rejection(call('org.tree', { isQuiet: true }));
    expect(failures).toEqual([]);
    await rejection(call('org.tree'));
    expect(failures).toMatchObject([{ message: '不行' }]);
  });

  test.each<[row: string, answer: Answer, kind: ApiErrorKind]>([
    ['refused', refusal(404, 404, '没有找到资源'), 'notFound'],
    ['refused with status 200', refusal(200, -10, '导出失败'), 'invalid'],
    ['an error page in its place', { status: 500, type: 'text/html', body: '<html>' }, 'server'],
  ])('a download fails: %s', async (_, answer, kind) => {
    const { options } = await open(answer);
    const { call } = createPlatformClient(options);
    expect(await rejection(call('parameter.export', { body: { model: {} } }))).toMatchObject({ kind, operationId: 'parameter.export' });
  });

  test('a download is asked for by POST and comes under its name', async () => {
    const { options, seen } = await open({
      type: 'application/octet-stream',
      disposition: `attachment; filename*=UTF-8''%E5%8F%82%E6%95%B0.xlsx`,
      body: 'PK',
    });
    const file = await createPlatformClient(options).call('parameter.export', { body: { model: {}, extra: { fileName: '参数' } } });
    expect([file.fileName, await file.blob.text()]).toEqual(['参数.xlsx', 'PK']);
    expect(seen[0]?.method).toBe('POST');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ model: {}, extra: { fileName: '参数' } });
  });

  test('every call has `ts` and the bearer in `token`; GET and DELETE have a query, PUT is form-encoded, JSON where the contract says so', async () => {
    const { options, seen } = await open({ body: { code: 0, data: true, isSuccess: true } });
    const { call } = createPlatformClient(options);
    await call('user.check', { query: { name: '张 三' } });
    await call('contest.remove', { path: { id: '7' } });
    await call('session.changePassword', { body: { id: '1', oldPassword: 'a', password: 'b&c', confirmPassword: 'b&c' } });
    await call('parameter.remove', { body: ['1', '2'] });
    await call('parameter.import', { body: { file: new File(['abc'], '参数.xlsx') } });
    for (const { url, headers } of seen) {
      expect(url.searchParams.get('ts')).toMatch(/^\d{13}$/);
      expect([headers.get('token'), headers.get('authorization')]).toEqual(['Bearer T1', expect.stringMatching(/^Basic /)]);
      url.searchParams.delete('ts');
    }
    expect(seen.map(({ method, url, headers, body }) => [`${method} ${url.pathname}${url.search}`, kindOf(headers), body])).toEqual([
      ['GET /api/authority/user/check?name=%E5%BC%A0+%E4%B8%89', '', ''],
      ['DELETE /api/contest/contest/7', '', ''],
      ['PUT /api/authority/user/password', 'application/x-www-form-urlencoded', 'id=1&oldPassword=a&password=b%26c&confirmPassword=b%26c'],
      ['DELETE /api/authority/parameter', 'application/json', '["1","2"]'],
      ['POST /api/authority/parameter/import', 'multipart/form-data', expect.stringMatching(/name="file"; filename="参数.xlsx"[^]*abc/)],
    ]);
  });
});

describe('what breaks on the way ends in one failure', () => {
  test.each<[how: string, kind: ApiErrorKind, call: (options: ClientOptions) => Promise<unknown>]>([
    ['the first client has waited too long', 'timeout', (options) => createAuthorityClient(options).call('menu.router', { timeoutMs: 30 })],
    ['the second client has waited too long', 'timeout', (options) => createPlatformClient(options).call('org.tree', { timeoutMs: 30 })],
    ['the caller gives up', 'aborted', (options) => createPlatformClient(options).call('org.tree', { signal: AbortSignal.timeout(30) })],
    ['nobody listens', 'network', (options) => createPlatformClient({ ...options, baseUrl: 'http://127.0.0.1:1/api' }).call('org.tree')],
  ])('%s: %s', async (_, kind, call) => {
    const { options, failures } = await connected('nothing');
    const failure = await rejection(call(options));
    expect(failure).toMatchObject({ kind, message: '' });
    expect(failure).not.toHaveProperty('status');
    expect(failures).toHaveLength(kind === 'aborted' ? 0 : 1);
  });

  test('the connection breaks within the answer: network', async () => {
    const { options, failures } = await connected('half');
    expect(await rejection(createPlatformClient(options).call('org.tree'))).toMatchObject({ kind: 'network', message: '' });
    expect(failures).toHaveLength(1);
  });
});

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

function refusal(status: number, code: number, msg: string): Answer {
  return { status, body: { code, data: null, msg, isSuccess: false } };
}

/** A signed-in session that cannot be renewed, and what is reported of it. */
function stand(baseUrl: string) {
  const session = heldSession({ token: 'T1', refreshToken: null, expiresAt: Date.now() + 30 * 60_000 });
  const failures: ApiError[] = [];
  const options: ClientOptions = { baseUrl, session, language: () => 'zh', onFailure: (error) => failures.push(error) };
  return { session, failures, options, seen: new Array<Seen>() };
}

async function observed(answer: Answer) {
  const { options, seen, ...rest } = stand('http://saiwu.test/api');
  const fetch = async (request: Request) => {
    seen.push({ method: request.method, url: new URL(request.url), headers: request.headers, body: await request.text() });
    return new Response(textOf(answer), { status: answer.status ?? 200, headers: headersOf(answer) });
  };
  return { ...rest, seen, options: { ...options, fetch } };
}

/** A server on the loopback address. It may also say nothing at all, or break off in the middle. */
async function connected(answer: Answer | 'nothing' | 'half') {
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request;
    const body = (await buffer(request)).toString();
    seen.push({ method, url: new URL(url, 'http://saiwu.test'), headers: new Headers(plain(headers)), body });
    if (answer === 'nothing') return;
    if (answer === 'half') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"code":0,', () => response.destroy());
      return;
    }
    response.writeHead(answer.status ?? 200, headersOf(answer));
    response.end(textOf(answer));
  }
  const started = createServer((request, response) => void respond(request, response));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo; // it listens on a port
  const { seen, ...rest } = stand(`http://127.0.0.1:${port}/api`);
  return { ...rest, seen };
}

function textOf({ body }: Answer): string | null {
  if (body === undefined) return null;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function headersOf({ body, type = 'application/json', disposition }: Answer): Record<string, string> {
  return { ...(body !== undefined && { 'content-type': type }), ...(disposition !== undefined && { 'content-disposition': disposition }) };
}

function plain(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function kindOf(headers: Headers): string {
  return headers.get('content-type')?.split(';', 1)[0] ?? '';
}
