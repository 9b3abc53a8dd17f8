import { randomBytes } from 'node:crypto';
import { challengeOf } from '../src/domains/identity/social/challenge.ts';
import { openSocial } from '../src/node/social/open-social.ts';
import { readSocial } from '../src/node/social/social-settings.ts';
import type { Answer, TestServer } from './harness.ts';
import type { LocalProvider } from './oauth-provider.ts';

/** The console's address in tests. */
export const publicUrl = 'http://127.0.0.1:4600';

/** Where a provider sends browsers back to. */
export function redirectOf(code: string): string {
  return `${publicUrl}/social/${code}`;
}

/** Sets the server up with providers, all of them the local one, as its environment would. */
export function offer(server: TestServer, provider: LocalProvider, codes: readonly string[]): void {
  const env = Object.assign({ PUBLIC_URL: publicUrl }, ...codes.map((code) => provider.environment(code))) as NodeJS.ProcessEnv; // names and texts
  server.host.social = openSocial(readSocial(env));
}

/** What the page sends when its visitor is back. */
export interface Return {
  provider: string;
  code: string;
  state: string;
  binding: string;
}

/** Starts as the page does, goes to the provider and comes back. With an account: to bind it. */
export async function visit(server: TestServer, provider: LocalProvider, code: string, account: string | null = null): Promise<Return> {
  const binding = randomBytes(32).toString('base64url');
  const body = { provider: code, challenge: await challengeOf(binding) };
  const started = await server.as(account).call(account === null ? 'social.start' : 'social.startBind', { body });
  if (started.status !== 200) throw new Error(`not started: ${started.msg}`);
  const back = (await provider.visit(started.data.url)).searchParams;
  return { provider: code, code: back.get('code') ?? back.get('authCode') ?? '', state: back.get('state') ?? '', binding };
}

/** Calls as the console does before anybody is signed in: its public client in the header. */
export async function post(server: TestServer, path: string, body: object): Promise<Omit<Answer, 'response'>> {
  const headers = { 'content-type': 'application/json', authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` };
  const response = await server.fetch(`/api/auth/social/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { ...((await response.json()) as Omit<Answer, 'response' | 'status'>), status: response.status }; // every answer is an envelope
}
