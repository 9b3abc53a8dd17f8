import { SocialError } from '../../domains/identity/social/social-error.ts';

/** One exchange with a provider: 10 seconds for all its requests together. */
export interface Outbound {
  /** Like `fetch`, but reaches the provider's own hosts only, follows no redirect, and reads at most 64 kB. */
  fetch(url: string | URL, init?: Omit<RequestInit, 'redirect' | 'signal'>): Promise<Response>;
  /** The same, for an answer that has to be a JSON object, whatever it calls itself. Status other than 200 is a failure. */
  json(url: string | URL, init?: Omit<RequestInit, 'redirect' | 'signal'>): Promise<Readonly<Record<string, unknown>>>;
}

/**
 * Opens one exchange with the hosts of the given addresses. What fails is a `SocialError` that names the host and no more: addresses may
 * carry secrets.
 */
export function openOutbound(...addresses: string[]): Outbound {
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  const signal = AbortSignal.timeout(exchangeMilliseconds);

  async function send(address: string | URL, init: Omit<RequestInit, 'redirect' | 'signal'> = {}): Promise<Response> {
    const url = new URL(address);
    if (!origins.has(url.origin)) throw new SocialError(`${url.host} is no host of this provider`);
    try {
      const headers = new Headers(init.headers);
      if (!headers.has('accept')) headers.set('accept', 'application/json');
      headers.set('user-agent', 'saiwu');
      const response = await fetch(url, { ...init, headers, redirect: 'manual', signal });
      const body = await readAtMost(response, longestAnswer);
      if (response.status >= 300 && response.status < 400) throw new SocialError(`${url.host} redirects`);
      const isEmpty = response.status === 204 || response.status < 200;
      return new Response(isEmpty ? null : body, { status: response.status, headers: plainHeaders(response.headers) });
    } catch (error) {
      if (error instanceof SocialError) throw error;
      const reason = signal.aborted ? 'took too long' : 'cannot be reached';
      throw new SocialError(`${url.host} ${reason}`);
    }
  }

  return {
    fetch: send,
    async json(address, init) {
      const response = await send(address, init);
      const { host } = new URL(address);
      if (response.status !== 200) throw new SocialError(`${host} answers ${response.status}`);
      return readObject(await response.text(), host);
    },
  };
}

const exchangeMilliseconds = 10_000;
/** In bytes. */
const longestAnswer = 64 * 1024;

async function readAtMost(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // leaving the loop early ends the connection
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new SocialError(`${new URL(response.url).host} answers too much`);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** What was unpacked has another length than its headers say. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) plain.delete(name);
  return plain;
}

/** QQ answers `callback( {…} );` to those who did not ask for JSON, and on some errors to those who did. */
function readObject(text: string, host: string): Readonly<Record<string, unknown>> {
  const json = /^\s*callback\(([\s\S]*)\);?\s*$/.exec(text)?.[1] ?? text;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // said below
  }
  throw new SocialError(`${host} answers no JSON object`);
}
