import type { ServerProcess } from './start-server.ts';

// answers of many shapes are read by their own tests
type Answer = any; // oxlint-disable-line typescript/no-explicit-any -- see above

/** A signed-in user's calls, straight to the API. */
export interface ApiCaller {
  /** A form goes out as one, anything else as JSON. */
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer>;
  /** What a GET answers, as it comes: a file, or a stream of events. */
  open(path: string, signal?: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  /** The same person with the same session at another process. */
  at(address: string): ApiCaller;
}

/** The server said no; `message` is its reason. */
export class Refused extends Error {}

/** Signs somebody in with the password of the demonstration. */
export async function callAs(server: Pick<ServerProcess, 'address' | 'password'>, account: string): Promise<ApiCaller> {
  return callerAt(server.address, { authorization: `Bearer ${await signIn(server, account)}` });
}

/** The access token of a session that begins. */
export async function signIn({ address, password }: Pick<ServerProcess, 'address' | 'password'>, account: string): Promise<string> {
  const client = { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` };
  const session = await send(address, client, 'POST', '/oauth/noToken/login', { grantType: 'password', account, password });
  return session.token;
}

function callerAt(address: string, headers: Record<string, string>): ApiCaller {
  return {
    send: (method, path, body) => send(address, headers, method, path, body),
    async open(path, signal) {
      const { ok, status, body } = await fetch(`${address}/api${path}`, { headers, ...(signal && { signal }) });
      if (!ok || !body) throw new Refused(`${path}: ${status}`);
      // Node ends a body that nobody has begun to read when it collects the response; one that is piped on stays
      return body.pipeThrough(new TransformStream());
    },
    at: (other) => callerAt(other, headers),
  };
}

async function send(address: string, headers: Record<string, string>, method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: body instanceof FormData ? headers : { 'content-type': 'application/json', ...headers },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const envelope = await response.json();
  if (!envelope.isSuccess) throw new Refused(`${path}: ${envelope.msg}`);
  return envelope.data;
}
