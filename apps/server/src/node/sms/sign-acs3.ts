import { createHmac } from 'node:crypto';
import { sha256Hex } from './sha256-hex.ts';

/** What of a request an ACS3 signature covers. */
interface Acs3Request {
  keyId: string;
  secret: string;
  host: string;
  action: string;
  version: string;
  query: Readonly<Record<string, string>>;
  /** The instant in UTC, to the second. */
  date: string;
  nonce: string;
}

/** The headers of a call with an empty body to Alibaba Cloud, signed by ACS3-HMAC-SHA256, and its query as it was signed. */
export function signAcs3({ keyId, secret, host, action, version, query, date, nonce }: Acs3Request) {
  const bodyHash = sha256Hex('');
  const signed = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const { host: _, ...sent } = signed;
  const names = Object.keys(signed).join(';');
  const search = canonicalQuery(query);
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const request = ['POST', '/', search, lines.join(''), names, bodyHash].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256Hex(request)}`)
    .digest('hex');
  return {
    search,
    /** What `fetch` does not set itself. */
    headers: { ...sent, authorization: `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names},Signature=${signature}` },
  };
}

function canonicalQuery(query: Readonly<Record<string, string>>): string {
  return Object.keys(query)
    .toSorted()
    .map((name) => `${encodeStrictly(name)}=${encodeStrictly(query[name] ?? '')}`)
    .join('&');
}

/** RFC 3986: `encodeURIComponent` leaves five of its reserved characters alone. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.codePointAt(0)?.toString(16).toUpperCase()}`);
}
