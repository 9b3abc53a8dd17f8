import { expect, test } from 'vitest';
import { encodeBody } from './encode-body.ts';
import { envelope, observedClient } from '../observed-fetch.ts';

test('json', async () => {
  const { call, requests } = observedClient(() => envelope(true));
  await call('parameter.remove', { body: ['1', '2'] });
  expect(requests[0]?.method).toBe('DELETE');
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(await requests[0]?.json()).toEqual(['1', '2']);
});

test('form', async () => {
  const { call, requests } = observedClient(() => envelope(true));
  await call('session.signOut', { body: { token: 'a b&=', userId: null, clientId: 'lamp_web' } });
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
  expect(await requests[0]?.text()).toBe('token=a+b%26%3D&clientId=lamp_web');
});

test('multipart', async () => {
  const { call, requests } = observedClient(() => envelope(true));
  await call('parameter.import', { body: { file: new File(['x'], '参数.xlsx') } });
  expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  const file = (await requests[0]?.formData())?.get('file');
  expect(file).toMatchObject({ name: '参数.xlsx', size: 1 });
});

test('nested keys stand in brackets', () => {
  const encoded = encodeBody('form', { a: { b: 1, c: { d: true } }, ids: ['1', '2'], none: null, absent: undefined });
  expect([...new URLSearchParams(typeof encoded === 'string' ? encoded : '')]).toEqual([
    ['a[b]', '1'],
    ['a[c][d]', 'true'],
    ['ids[]', '1'],
    ['ids[]', '2'],
  ]);
});

test('a file does not fit into a form', () => {
  expect(() => encodeBody('form', { file: new Blob(['x']) })).toThrow(TypeError);
});

test('no body, no content type', async () => {
  const { call, requests } = observedClient(() => envelope({}));
  await call('stage.start', { path: { id: '7' } });
  expect(requests[0]?.headers.get('Content-Type')).toBeNull();
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/contest/stage/7/start');
});

test('parts of the path are escaped', async () => {
  const { call, requests } = observedClient(() => envelope({}));
  await call('judging.get', { path: { stageId: '../1', projectId: 'a b?' } });
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/contest/judging/..%2F1/a%20b%3F');
});
