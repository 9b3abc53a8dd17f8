import { contract, type OperationId } from '@saiwu/openapi';
import { describe, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { createApp } from '../http/app.ts';
import { memoryFiles } from '../browser/memory-files.ts';
import { openMeter } from './metrics.ts';
import { withMetrics } from './serve/with-metrics.ts';

const server = openServer();
const token = 'a token of sixteen bytes';
const environment = { ip: '203.0.113.7', target: '' };

/** The server of the test, watched; `null`: without a token. */
function open(given: string | null = token) {
  const meter = openMeter();
  const files = meter.watchFiles(memoryFiles());
  const host = { ...server.host, files, metrics: meter.metrics };
  meter.watch(host);
  const app = withMetrics(createApp(host), given === null ? null : { meter, token: given });
  const call = async (path: string, init?: RequestInit) => app.fetch(new Request(`http://saiwu.test${path}`, init), environment);
  const read = async () => (await call('/metrics', { headers: { authorization: `Bearer ${token}` } })).text();
  return { files, call, read };
}

/** The figure behind a name with its labels. */
function figure(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

describe('the address of the figures', () => {
  it.each([
    [{}, 401],
    [{ authorization: 'Bearer' }, 401],
    [{ authorization: `Bearer ${token}x` }, 401],
    [{ authorization: `bearer ${token}` }, 401],
    [{ authorization: `Basic ${btoa(`a:${token}`)}` }, 401],
    [{ authorization: `Bearer ${token}` }, 200],
  ])('answers %j with %i', async (headers, status) => {
    expect((await open().call('/metrics', { headers })).status).toBe(status);
  });

  it('is not there without a token, by another method, or through the API', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await open(null).call('/metrics', { headers })).status).toBe(404);
    expect((await open().call('/metrics', { method: 'POST', headers })).status).toBe(404);
    for (const path of ['/api/metrics', '/api/../api/metrics', '/api//metrics'])
      expect((await open().call(path, { headers })).status).toBe(404);
    const asUser = await open().call('/metrics', { headers: await server.headersOf('admin') });
    expect(asUser.status).toBe(401);
  });
});

describe('the figures', () => {
  it('count requests by operation and status, and how long they took', async () => {
    const { call, read } = open();
    const headers = { 'content-type': 'application/json', ...(await server.headersOf('manager')) };
    const body = JSON.stringify({ model: {} });
    for (let index = 0; index < 3; index++) await call('/api/authority/parameter/page', { method: 'POST', headers, body });
    await call('/api/authority/parameter/page', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await call('/api/nowhere');
    const text = await read();
    expect(figure(text, 'saiwu_requests_total{operation="parameter.page",status="200"}')).toBe(3);
    expect(figure(text, 'saiwu_requests_total{operation="parameter.page",status="401"}')).toBe(1);
    expect(figure(text, 'saiwu_requests_total{operation="none",status="404"}')).toBe(1);
    expect(figure(text, 'saiwu_request_duration_seconds_count{operation="parameter.page"}')).toBe(4);
    expect(figure(text, 'saiwu_request_duration_seconds_bucket{le="10",operation="parameter.page"}')).toBe(4);
  });

  it('tell of the process, the line, the jobs, the bus and the files', async () => {
    const { files, read } = open();
    await server.db.insertInto('job').values({ tenantId: '1', name: 'job.prune', input: '{}', state: 'FAILED' }).execute();
    await expect(files.put('../out', new Uint8Array())).rejects.toThrow('key');
    const text = await read();
    for (const series of ['saiwu_requests_running', 'saiwu_requests_waiting', 'saiwu_bus_reconnects_total'])
      expect(figure(text, series), series).toBe(0);
    for (const series of ['saiwu_database_up', 'saiwu_jobs{state="FAILED"}', 'saiwu_file_store_errors_total{act="put"}'])
      expect(figure(text, series), series).toBe(1);
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  it('hold nothing that users write, and no more series than there are operations', async () => {
    const { call, read } = open();
    const headers = await server.headersOf('manager');
    for (let index = 0; index < 50; index++) await call(`/api/marker-${index}/13812345678?name=marker`, { headers });
    await call('/api/authority/user/1234567890123', { headers });
    await call('/marker', { headers: { 'user-agent': 'marker', 'x-request-id': 'marker' } });
    const text = await read();
    expect(text).not.toMatch(/marker|138123|1234567890123|manager|203\.0\.113/);
    const operations = [...text.matchAll(/operation="([^"]*)"/g)].map(([, id = '']) => id);
    for (const id of operations) expect(id === 'none' || Object.hasOwn(contract, id as OperationId), id).toBe(true); // checked here
    expect(text.split('\n').filter((line) => line.startsWith('saiwu_requests_total{operation="none"')).length).toBe(1);
  });
});

it('answers while the database is down', async () => {
  const meter = openMeter();
  const broken = { ...server.host, database: { ...server.host.database, kysely: server.db.withSchema('nowhere') } };
  meter.watch(broken);
  const { text } = await meter.read();
  expect(figure(text, 'saiwu_database_up')).toBe(0);
});
