import { expect, test } from 'vitest';
import { ApiError, isApiError } from './api-error.ts';
import { envelope, observedClient, rejection } from '../observed-fetch.ts';

test('gives the data', async () => {
  const { call } = observedClient(() => envelope({ id: '1', key: 'a' }));
  expect(await call('parameter.get', { path: { id: '1' } })).toEqual({ id: '1', key: 'a' });
});

test('code 200 is success, also where isSuccess is missing', async () => {
  const { call } = observedClient(() => Response.json({ code: 200, data: true }));
  expect(await call('parameter.remove', { body: ['1'] })).toBe(true);
});

test('isSuccess decides where it is there', async () => {
  const { call } = observedClient(() => Response.json({ code: 0, data: true, msg: '不行', isSuccess: false }));
  await expect(call('parameter.remove', { body: ['1'] })).rejects.toMatchObject({ kind: 'server', message: '不行' });
});

test('a refusal carries all that the server says', async () => {
  const { call, failures } = observedClient(() =>
    envelope(null, {
      status: 400,
      code: -9,
      msg: '请检查填写的内容',
      extra: { fieldErrors: { 'stages.0.title': '不能为空', odd: 1 }, secondFactor: { ticket: 't', kind: 'TOTP' } },
      headers: { 'x-request-id': 'abc' },
    }),
  );
  const failure = await rejection(call('org.tree'));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    name: 'ApiError',
    kind: 'invalid',
    operationId: 'org.tree',
    status: 400,
    code: -9,
    message: '请检查填写的内容',
    fieldErrors: { 'stages.0.title': '不能为空' },
    extra: { secondFactor: { ticket: 't', kind: 'TOTP' } },
    requestId: 'abc',
  });
  expect(failures).toEqual([failure]);
});

test('what is wrong with the rows of an import is a failure, though its status is 200', async () => {
  const extra = { errors: ['3: 姓名 不能为空'], fieldErrors: { '3.name': '不能为空' } };
  const { call, failures } = observedClient(() => envelope(null, { status: 200, code: -9, msg: '第 3 行：姓名 不能为空', extra }));
  const failure = await rejection(call('user.import', { body: { file: new File([], 'a.xlsx') } }));
  expect(failure).toMatchObject({ kind: 'invalid', status: 200, code: -9, fieldErrors: { '3.name': '不能为空' }, extra });
  expect(failures).toEqual([failure]);
});

test('what a bulk act has passed over is told, beside an envelope as beside a file', async () => {
  const told: number[] = [];
  const onPassedOver = (count: number) => void told.push(count);
  const rows = observedClient(() => envelope(true, { headers: { 'X-Passed-Over': '2' } }));
  expect(await rows.call('parameter.remove', { body: ['1', '2', '3'], onPassedOver })).toBe(true);
  const headers = { 'Content-Type': 'application/zip', 'X-Passed-Over': '1' };
  const files = observedClient(() => new Response('PK', { headers }));
  await files.call('attachment.download', { body: ['1', '2'], onPassedOver });
  const whole = observedClient(() => envelope(true));
  await whole.call('parameter.remove', { body: ['1'], onPassedOver });
  expect(told).toEqual([2, 1]);
});

test('a stale edit brings the row as it stands', async () => {
  const { call } = observedClient(() => envelope(null, { status: 409, code: 409, extra: { current: { id: '1', version: 3 } } }));
  await expect(call('org.tree')).rejects.toMatchObject({ kind: 'conflict', current: { id: '1', version: 3 } });
});

test('older servers say message', async () => {
  const { call } = observedClient(() => Response.json({ message: 'boom' }, { status: 500 }));
  await expect(call('org.tree')).rejects.toMatchObject({ kind: 'server', status: 500, message: 'boom', code: undefined });
});

test.each([
  ['a page of a proxy', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['nothing', () => new Response(null, { status: 204 })],
  ['an empty body', () => new Response('')],
  ['a list', () => Response.json([])],
  ['null', () => Response.json(null)],
  ['a number for msg', () => Response.json({ code: 'x', msg: 1, extra: 'y' })],
])('%s is no envelope', async (_, answer) => {
  const { call } = observedClient(answer);
  await expect(call('org.tree')).rejects.toMatchObject({ kind: 'server', message: '' });
});

test('the first client takes status 200 alone for success, the second any 2xx', async () => {
  const { call } = observedClient(() => envelope([], { status: 201 }));
  await expect(call('menu.router')).rejects.toMatchObject({ kind: 'server', status: 201 });
  expect(await call('org.tree')).toEqual([]);
});

test('no answer at all is a network failure with its cause', async () => {
  const cause = new TypeError('fetch failed');
  const { call, failures } = observedClient(() => Promise.reject(cause));
  const failure = await rejection(call('org.tree'));
  expect(failure).toMatchObject({ kind: 'network', message: '', cause });
  expect(failure).not.toHaveProperty('status');
  expect(failures).toHaveLength(1);
});

test('a quiet call reports nothing and still rejects', async () => {
  const { call, failures } = observedClient(() => envelope(null, { status: 404, code: 404 }));
  await expect(call('org.tree', { isQuiet: true })).rejects.toMatchObject({ kind: 'notFound' });
  expect(failures).toEqual([]);
});

test('isApiError knows its own', () => {
  expect(isApiError(new ApiError({ kind: 'network', operationId: 'org.tree' }))).toBe(true);
  expect([isApiError(new Error('x')), isApiError(null), isApiError({ kind: 'network' })]).toEqual([false, false, false]);
});
