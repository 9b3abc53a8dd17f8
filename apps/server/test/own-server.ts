import { setImmediate } from 'node:timers/promises';
import { createApp } from '../src/http/app.ts';
import { memoryHost } from '../src/browser/memory-host.ts';
import type { OpenHost } from '../src/core/host.ts';
import { quickPasswords } from './quick-passwords.ts';
import { threadWorkers } from '../src/node/threads/thread-workers.ts';
import { testSecret } from './fixture.ts';
import { type Connected, ownDatabase } from './own-database.ts';
import { quiet } from './quiet-log.ts';

/** The app, whose calls really run beside each other, and whose transactions commit. */
export interface ServerOn {
  host: OpenHost;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Signs somebody in by password; answers what posts JSON as them. Throws where the answer is another than 200. */
  signIn(account: string): Promise<(path: string, body: object) => Promise<Response>>;
}

export interface OwnServer extends ServerOn {
  kind: 'embedded' | 'server';
  close(): Promise<void>;
}

/** The app on a database of a test's own. */
export async function ownServer(): Promise<OwnServer> {
  const own = await ownDatabase();
  const connected = own.kind === 'server' ? await own.connect() : own.connected;
  return {
    ...serverOn(connected),
    kind: own.kind,
    async close() {
      if (own.kind === 'server') await connected.close();
      await own.drop();
    },
  };
}

/** The app on a database with the fixture's people. */
export function serverOn({ database, bus }: Pick<Connected, 'database' | 'bus'>): ServerOn {
  const host: OpenHost = { ...memoryHost(database, bus, testSecret), passwords: quickPasswords, workers: threadWorkers, log: quiet };
  const app = createApp(host);
  const fetchPath = async (path: string, init?: RequestInit) => {
    // as from a socket: whoever asks without a pause leaves what else there is to do its turn
    await setImmediate();
    return app.fetch(new Request(`http://saiwu.test${path}`, init), { ip: '203.0.113.7' });
  };
  const post = (path: string, body: object, authorization: string) =>
    fetchPath(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    });
  return {
    host,
    fetch: fetchPath,
    async signIn(account) {
      const form = { grantType: 'password', account, password: 'secret-1' };
      const answer = await post('/oauth/noToken/login', form, `Basic ${btoa('lamp_web:lamp_web_secret')}`);
      if (!answer.ok) throw new Error(`signing in is answered with ${answer.status}`);
      const { data } = (await answer.json()) as { data: { token: string } }; // the contract's answer
      return (path, body) => post(path, body, `Bearer ${data.token}`);
    },
  };
}
