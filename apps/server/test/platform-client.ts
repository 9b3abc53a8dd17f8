import { expect } from 'vitest';
import type { TestServer } from './harness.ts';

/** An envelope, or what stands beside one. */
export type Body = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- answers of many shapes

/** What the platform's client sends with every call, and what a call changes of it. */
export interface PlatformCall {
  json?: unknown;
  /** Goes out as multipart. */
  form?: Record<string, string | File>;
  query?: Record<string, string>;
  /** Null for `X-isToken: false`. */
  token?: string | null;
  headers?: Record<string, string>;
}

export const basicOfPlatform = 'bGFtcF93ZWI6bGFtcF93ZWJfc2VjcmV0';

/** Sends what the front end of the platform's generation sends (platform-api §1.7): its headers, `ts`, and bodies as it writes them. */
export function platformClient(server: Pick<TestServer, 'fetch'>) {
  return async (method: string, path: string, { json, form, query, token = null, headers }: PlatformCall = {}): Promise<Response> => {
    const multipart = form && new FormData();
    for (const [name, value] of Object.entries(form ?? {})) multipart?.set(name, value);
    const body = multipart ?? (json === undefined ? undefined : JSON.stringify(json));
    return server.fetch(`/api/${path}?${new URLSearchParams({ ...query, ts: '1617235200000' }).toString()}`, {
      method,
      headers: {
        Authorization: `Basic ${basicOfPlatform}`,
        tenant: 'MDAwMA==',
        ...(token === null ? { 'X-isToken': 'false' } : { token: `Bearer ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json;charset=UTF-8' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
  };
}

/** Every field of the envelope, with the types that the front end reads. */
export async function opened(answer: Response | Promise<Response>): Promise<Body> {
  const response = await answer;
  const body = (await response.json()) as Body;
  expect(body, JSON.stringify(body)).toMatchObject({
    code: 0,
    msg: 'ok',
    timestamp: expect.stringMatching(/^\d{13}$/),
    errorMsg: '',
    isSuccess: true,
  });
  expect(response.status).toBe(200);
  return body;
}

/** All the fields of its sign-in form. */
export const loginForm = {
  tenant: 'MDAwMA==',
  tenantView: '0000',
  account: 'school',
  password: 'secret-1',
  grantType: 'password',
  code: '',
  key: 'kTZ3xYbM1qVw8sLcNfRhJdPa1617235200000',
  bindAccount: '',
  bindPassword: '',
  signAccount: '',
  signPassword: '',
};
