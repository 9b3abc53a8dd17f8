import { createApp } from '../src/app.ts';
import { memoryHost } from '../src/browser/memory-host.ts';
import type { Host } from '../src/host.ts';
import { argon2Passwords } from '../src/node/argon2-passwords.ts';
import { threadWorkers } from '../src/node/thread-workers.ts';
import { testSecret } from './fixture.ts';
import { type Connected, ownDatabase } from './own-database.ts';
import { quiet } from './quiet-log.ts';

export interface OwnServer {
  kind: 'embedded' | 'server';
  host: Host;
  /** Signs somebody in by password; answers what posts JSON as them. */
  signIn(account: string): Promise<(path: string, body: object) => Promise<Response>>;
  close(): Promise<void>;
}

/** The app on a database of a test's own: what is asked at once runs at once, and transactions commit. */
export async function ownServer(): Promise<OwnServer> {
  const own = await ownDatabase();
  const connected: Connected = own.kind === 'server' ? await own.connect() : own.connected;
  const host: Host = {
    ...memoryHost(connected.database, connected.bus, testSecret),
    passwords: argon2Passwords,
    workers: threadWorkers,
    log: quiet,
  };
  const app = createApp(host);
  const post = async (path: string, body: object, headers: Record<string, string>) =>
    app.fetch(
      new Request(`http://saiwu.test/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
      { ip: '203.0.113.7' },
    );
  return {
    kind: own.kind,
    host,
    async signIn(account) {
      const client = { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` };
      const session = await post('/oauth/noToken/login', { grantType: 'password', account, password: 'secret-1' }, client);
      const { data } = (await session.json()) as { data: { token: string } }; // the contract's answer
      return (path, body) => post(path, body, { authorization: `Bearer ${data.token}` });
    },
    async close() {
      if (own.kind === 'server') await connected.close();
      await own.drop();
    },
  };
}
