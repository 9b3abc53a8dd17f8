import { expect, test } from 'vitest';
import { envelope, observedClient } from '../observed-fetch.ts';

const body = { model: {} };

test.each([
  [`attachment; filename="x.xlsx"; filename*=UTF-8''%E5%8F%82%E6%95%B0.xlsx`, '参数.xlsx'],
  ['attachment;filename=%E5%8F%82%E6%95%B0.xlsx', '参数.xlsx'],
  ['attachment; filename="a b.xlsx"', 'a b.xlsx'],
  ['attachment; filename=100%.xlsx', '100%.xlsx'],
  ['attachment', 'download'],
])('%s: %s', async (disposition, fileName) => {
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Disposition': disposition };
  const { call } = observedClient(() => new Response('abc', { headers }));
  const answer = await call('parameter.export', { body });
  expect(answer.fileName).toBe(fileName);
  expect(await answer.blob.text()).toBe('abc');
});

test('a refused download is a refusal', async () => {
  const { call } = observedClient(() => envelope(null, { status: 404, code: 404, msg: '没有找到资源' }));
  await expect(call('parameter.export', { body })).rejects.toMatchObject({ kind: 'notFound', message: '没有找到资源' });
});

test('so is one that comes with status 200', async () => {
  const { call } = observedClient(() => envelope(null, { code: -10, msg: '导出失败' }));
  await expect(call('parameter.export', { body })).rejects.toMatchObject({ kind: 'invalid', code: -10, message: '导出失败' });
});
