import type { ServerProcess } from './start-server.ts';

// answers of many shapes are read by their own tests
type Answer = any; // oxlint-disable-line typescript/no-explicit-any -- see above

/** A signed-in user's calls, straight to the API. */
export interface ApiCaller {
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer>;
}

/** The server said no; `message` is its reason. */
export class Refused extends Error {}

export async function callAs(server: ServerProcess, account: string): Promise<ApiCaller> {
  const send = async (method: string, path: string, headers: Record<string, string>, body?: object): Promise<Answer> => {
    const response = await fetch(`${server.address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const envelope = await response.json();
    if (!envelope.isSuccess) throw new Refused(`${path}: ${envelope.msg}`);
    return envelope.data;
  };
  const session = await send(
    'POST',
    '/oauth/noToken/login',
    { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` },
    { grantType: 'password', account, password: server.password },
  );
  return { send: (method, path, body) => send(method, path, { authorization: `Bearer ${session.token}` }, body) };
}
