import { createHmac } from 'node:crypto';
import { sha256Hex } from './sha256-hex.ts';

interface Tc3Request {
  keyId: string;
  secret: string;
  host: string;
  service: string;
  body: string;
  /** Seconds of the epoch. */
  timestamp: number;
}

const contentType = 'application/json; charset=utf-8';

/** The headers of a JSON call to Tencent Cloud, signed by TC3-HMAC-SHA256. */
export function signTc3({ keyId, secret, host, service, body, timestamp }: Tc3Request) {
  const names = 'content-type;host';
  const request = ['POST', '/', '', `content-type:${contentType}\nhost:${host}\n`, names, sha256Hex(body)].join('\n');
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${date}/${service}/tc3_request`;
  const text = `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256Hex(request)}`;
  const key = [date, service, 'tc3_request'].reduce<string | Buffer>((last, part) => hmac(last, part), `TC3${secret}`);
  const signature = hmac(key, text).toString('hex');
  return {
    'content-type': contentType,
    'x-tc-timestamp': String(timestamp),
    authorization: `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
