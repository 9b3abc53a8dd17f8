import { createHmac } from 'node:crypto';
import { encodeStrictly } from './sign-acs3.ts';

interface BceRequest {
  keyId: string;
  secret: string;
  method: string;
  path: string;
  query?: Readonly<Record<string, string>>;
  /** All headers that the signature covers, names in small letters. */
  headers: Readonly<Record<string, string>>;
  /** The instant in UTC, to the second. */
  date: string;
}

/** Seconds that a signature holds. */
const holds = 1800;

/**
 * The `Authorization` of a call to Baidu AI Cloud (bce-auth-v1). The names of the signed headers are left out of it where they are those
 * that are signed anyway.
 */
export function signBce({ keyId, secret, method, path, query = {}, headers, date }: BceRequest, names = ''): string {
  const prefix = `bce-auth-v1/${keyId}/${date}/${holds}`;
  const request = [method, path.split('/').map(encodeStrictly).join('/'), pairs(query, '=').join('&'), pairs(headers, ':').join('\n')].join(
    '\n',
  );
  const signature = hmac(hmac(secret, prefix), request);
  return `${prefix}/${names}/${signature}`;
}

function pairs(record: Readonly<Record<string, string>>, sign: string): string[] {
  return Object.entries(record)
    .map(([name, value]) => `${encodeStrictly(name)}${sign}${encodeStrictly(value)}`)
    .toSorted();
}

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
