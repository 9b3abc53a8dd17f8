import { beforeAll, expect, it } from 'vitest';
import { openProcesses } from '../../test/open-processes.ts';
import { allHeard } from '../../test/all-heard.ts';

const processes = openProcesses(2, { tenantMode: 'COLUMN' });
const codes = ['over', 'shut', 'gone'] as const;
const ids = new Map<string, string>();
const headersFor = (code: string) => ({
  tenant: btoa(code),
  authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`,
  'content-type': 'application/json',
});

/** Calls in a process as our super administrator. */
async function call(index: number, method: string, path: string, json: object) {
  const process = processes.at(index);
  const headers = { ...headersFor('0000'), ...(await process.headersOf('admin')) };
  const response = await process.fetch(`/api/tenant/tenant${path}`, { method, headers, body: JSON.stringify(json) });
  return (await response.json()) as { code: number; data: any }; // oxlint-disable-line typescript/no-explicit-any -- envelopes of many shapes
}

async function signIn(index: number, code: string): Promise<string> {
  const body = JSON.stringify({ grantType: 'password', tenant: code, account: 'boss', password: 'plain-secret-1' });
  const response = await processes.at(index).fetch('/api/oauth/noToken/login', { method: 'POST', headers: headersFor(code), body });
  return ((await response.json()) as { data: { token: string } }).data.token; // an envelope
}

/** What a process answers to whoever holds a token of a tenant. */
async function statusAt(index: number, code: string, token: string): Promise<number> {
  const headers = { tenant: btoa(code), authorization: `Bearer ${token}` };
  return (await processes.at(index).fetch('/api/oauth/resource/visible', { headers })).status;
}

beforeAll(async () => {
  for (const code of codes) {
    const form = { code, name: code, account: 'boss', password: 'plain-secret-1', confirmPassword: 'plain-secret-1' };
    ids.set(code, (await call(0, 'POST', '/init', form)).data.tenant.id);
  }
});

it.each([
  ['over', 'its time is over', (id: string) => call(0, 'PUT', '', { id, version: 2, expirationTime: '2020-01-01 00:00:00' })],
  ['shut', 'it is switched off', (id: string) => call(0, 'POST', '/status', { ids: [id], status: 'FORBIDDEN' })],
  ['gone', 'it is deleted', (id: string) => call(0, 'DELETE', '/deleteAll', { ids: [id] })],
] as const)('%s: where %s in one process, its people are turned away in all as soon as they have heard of it', async (code, _, end) => {
  const tokens = [await signIn(0, code), await signIn(1, code)];
  const everywhere = () => Promise.all([0, 1].flatMap((index) => tokens.map((token) => statusAt(index, code, token))));
  // each process knows each session by now
  expect(await everywhere()).toEqual([200, 200, 200, 200]);
  expect((await end(ids.get(code) ?? '')).code).toBe(0);
  // where it was done from the next request on
  expect(await Promise.all(tokens.map((token) => statusAt(0, code, token)))).toEqual([400, 400]);
  await allHeard([processes.at(0).host, processes.at(1).host]);
  expect(await everywhere()).toEqual([400, 400, 400, 400]);
});
