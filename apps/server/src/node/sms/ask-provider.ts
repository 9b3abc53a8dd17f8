import type { SmsAnswer } from '../../core/host.ts';

export type Refused = Extract<SmsAnswer, { kind: 'refused' }>;

/** What a provider said: a JSON object, and the same as it came. */
export interface Reply {
  status: number;
  body: Readonly<Record<string, unknown>>;
  raw: string;
}

interface Call {
  headers: Record<string, string>;
  body?: string;
  milliseconds: number;
}

/**
 * One call, which follows no redirect and reads at most 64 kB. Answers a refusal where the request has certainly not been taken; throws
 * where nobody knows: the line broke, or what came back is no answer of this provider.
 */
export async function askProvider(url: URL, { milliseconds, ...init }: Call): Promise<Reply | Refused> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(milliseconds) });
  } catch (error) {
    const code = codeOf(error);
    if (!unsent.has(code)) throw new Error(`${url.host} does not answer: ${code}`, { cause: error });
    return { kind: 'refused', code: 'UNREACHABLE', message: `${url.host}: ${code}`, isFinal: false };
  }
  const raw = await readAtMost(response, longest);
  const body = readObject(raw);
  if (body) return { status: response.status, body, raw };
  if (response.status === 429 || response.status === 503) return refusedBy(response.status, false);
  if (response.status >= 300 && response.status < 500) return refusedBy(response.status, true);
  throw new Error(`${url.host} answers ${response.status}, and nothing that can be read`);
}

/** In bytes. */
const longest = 64 * 1024;

/** What goes wrong before a request is on its way. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

function refusedBy(status: number, isFinal: boolean): Refused {
  return { kind: 'refused', code: `HTTP_${status}`, message: `HTTP ${status}`, isFinal };
}

/** Of what broke a call; never its text, which may quote the address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause: unknown = error.cause;
  const code: unknown = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : error.name;
  return typeof code === 'string' ? code : 'unknown';
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // leaving the loop early ends the connection
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
