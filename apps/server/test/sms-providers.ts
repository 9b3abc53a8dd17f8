import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a stand-in received, after its signature was found to be right. */
export interface Received {
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Said {
  status?: number;
  /** Sent as JSON, a text as it is. */
  body?: unknown;
  location?: string;
  /** Takes the request, and never answers. */
  isSilent?: boolean;
  /** Takes the request, and hangs up. */
  isBroken?: boolean;
}

export interface StandIn {
  origin: string;
  /** `host:port`. */
  place: string;
  received: Received[];
  /** What it says next to whoever has signed rightly. */
  say(answer: (request: Received) => Said): void;
  close(): Promise<void>;
}

type Check = (request: Received, method: string) => boolean;

/** The key that the stand-ins know. */
export const key = { id: 'AKID-standin', secret: 'standin-secret' };

/** A server on this machine that looks at signatures as a provider documents them, in its own words for one that is wrong. */
export async function openStandIn(check: Check, refusal: Said): Promise<StandIn> {
  const received: Received[] = [];
  let next: (request: Received) => Said = () => ({ status: 500, body: 'nothing to say' });
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', `http://${request.headers.host}`);
      const one = { url, headers: request.headers, body: await text(request) };
      const isRight = check(one, request.method ?? '');
      if (isRight) received.push(one);
      const { status = 200, body = '', location, isSilent, isBroken } = isRight ? next(one) : refusal;
      if (isBroken) return response.destroy();
      if (isSilent) return undefined;
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
      return response.end(typeof body === 'string' ? body : JSON.stringify(body));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const place = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    origin: `http://${place}`,
    place,
    received,
    say: (answer) => {
      next = answer;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const hash = (value: string) => createHash('sha256').update(value, 'utf8').digest('hex');
const mac = (secret: string | Buffer, value: string) => createHmac('sha256', secret).update(value, 'utf8').digest();
const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
const header = ({ headers }: Received, name: string) => String(headers[name] ?? '');
/** Within the minutes that a provider allows. */
const isNow = (milliseconds: number) => Math.abs(Date.now() - milliseconds) < 5 * 60_000;

/** ACS3-HMAC-SHA256: every signed header as it came, the query sorted, the body by its hash. */
export const isAcs3: Check = (request, method) => {
  const parts = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([\da-f]{64})$/.exec(
    header(request, 'authorization'),
  );
  const [, id, names = '', signature = ''] = parts ?? [];
  const signed = names.split(';');
  const needed = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-acs-'));
  if (id !== key.id || needed.some((name) => !signed.includes(name)) || !isNow(Date.parse(header(request, 'x-acs-date')))) return false;
  const query = request.url.search.slice(1).split('&').toSorted().join('&');
  const bodyHash = hash(request.body);
  if (header(request, 'x-acs-content-sha256') !== bodyHash) return false;
  const lines = signed.map((name) => `${name}:${header(request, name).trim()}\n`).join('');
  const canonical = `${method}\n${request.url.pathname}\n${query}\n${lines}\n${names}\n${bodyHash}`;
  return isSame(mac(key.secret, `ACS3-HMAC-SHA256\n${hash(canonical)}`).toString('hex'), signature);
};

/** TC3-HMAC-SHA256: type and host at least, the body by its hash, a key for the day and the service. */
export const isTc3: Check = (request, method) => {
  const parts = /^TC3-HMAC-SHA256 Credential=([^/]+)\/([^/]+)\/(\w+)\/tc3_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
    header(request, 'authorization'),
  );
  const [, id, date = '', service = '', names = '', signature = ''] = parts ?? [];
  const time = header(request, 'x-tc-timestamp');
  if (id !== key.id || service !== 'sms' || !isNow(Number(time) * 1000)) return false;
  if (date !== new Date(Number(time) * 1000).toISOString().slice(0, 10)) return false;
  if (!['content-type', 'host'].every((name) => names.split(';').includes(name))) return false;
  const lines = names
    .split(';')
    .map((name) => `${name}:${header(request, name).toLowerCase().trim()}\n`)
    .join('');
  const canonical = `${method}\n/\n${request.url.search.slice(1)}\n${lines}\n${names}\n${hash(request.body)}`;
  const signing = mac(mac(mac(`TC3${key.secret}`, date), service), 'tc3_request');
  const scope = `${date}/${service}/tc3_request`;
  return isSame(mac(signing, `TC3-HMAC-SHA256\n${time}\n${scope}\n${hash(canonical)}`).toString('hex'), signature);
};

/** bce-auth-v1: host and x-bce-date, a key for the prefix. */
export const isBce: Check = (request, method) => {
  const [version, id, date = '', seconds = '', names = '', signature = ''] = header(request, 'authorization').split('/');
  if (version !== 'bce-auth-v1' || id !== key.id || names !== 'host;x-bce-date' || !isNow(Date.parse(date))) return false;
  const lines = names
    .split(';')
    .map((name) => `${name}:${encodeURIComponent(header(request, name))}`)
    .toSorted()
    .join('\n');
  const canonical = `${method}\n${request.url.pathname}\n${request.url.search.slice(1)}\n${lines}`;
  const signing = mac(key.secret, `bce-auth-v1/${id}/${date}/${seconds}`).toString('hex');
  return isSame(mac(signing, canonical).toString('hex'), signature);
};
