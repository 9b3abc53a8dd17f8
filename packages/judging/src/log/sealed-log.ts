import { canonicalJson, type JsonValue } from './canonical-json.ts';
import { reasonOf, type Reason } from '../explain.ts';

/** One record of an append-only log. Hashes are SHA-256 in lower-case hexadecimal. */
export interface LogRecord {
  /** 1, 2, 3, … */
  sequence: number;
  /** The hash of the record before; 64 zeros for the first. */
  previousHash: string;
  /** Of the canonical JSON of `{ body, previousHash, sequence }`. */
  hash: string;
  body: JsonValue;
}

/** Where a log is known to end, kept apart from it: without it, a log that was cut short still verifies. */
export type LogHead = Pick<LogRecord, 'sequence' | 'hash'>;

/** `at`: index in the list of the first record that is wrong. */
export type LogVerdict = { intact: true } | { intact: false; at: number; because: Reason };

/**
 * The record that follows `previous` (null for the first). Throws `InvalidInputError` for a body that JSON cannot carry.
 * Needs WebCrypto, which Node, browsers and their workers have.
 */
export async function appendRecord(previous: LogRecord | null, body: JsonValue): Promise<LogRecord> {
  const sequence = (previous?.sequence ?? 0) + 1;
  const previousHash = previous?.hash ?? HASH_BEFORE_FIRST;
  return { sequence, previousHash, hash: await hashOf(sequence, previousHash, body), body };
}

/**
 * Checks a whole log from its first record: a changed byte, a missing, added or swapped record is found and named.
 * Give the known `head` to find records cut from the end, or a log rewritten as a whole.
 */
export async function verifyLog(records: readonly LogRecord[], head?: LogHead): Promise<LogVerdict> {
  let previousHash = HASH_BEFORE_FIRST;
  for (const [at, record] of records.entries()) {
    const because = await faultOf(record, at, previousHash);
    if (because) return { intact: false, at, because };
    previousHash = record.hash;
  }
  if (head && (head.sequence !== records.length || (records.length > 0 && head.hash !== previousHash))) {
    return { intact: false, at: Math.min(head.sequence, records.length), because: reasonOf('log.head', { expected: head.sequence }) };
  }
  return { intact: true };
}

const HASH_BEFORE_FIRST = '0'.repeat(64);

async function faultOf(record: LogRecord, at: number, previousHash: string): Promise<Reason | undefined> {
  if (!isRecord(record)) return reasonOf('log.malformed', { position: at + 1 });
  const { sequence, body } = record;
  if (sequence !== at + 1) return reasonOf('log.sequence', { expected: at + 1, found: sequence });
  if (record.previousHash !== previousHash) return reasonOf('log.previous', { sequence });
  const hash = await hashOf(sequence, previousHash, body).catch(() => undefined);
  return hash === record.hash ? undefined : reasonOf('log.hash', { sequence });
}

/** Stored records come from outside, so their type is not taken on trust; an extra field would not be covered by the hash. */
function isRecord(value: unknown): value is LogRecord {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.keys(value).sort().join() !== 'body,hash,previousHash,sequence') return false;
  return 'sequence' in value && typeof value.sequence === 'number' && 'hash' in value && typeof value.hash === 'string';
}

async function hashOf(sequence: number, previousHash: string, body: JsonValue): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalJson({ body, previousHash, sequence }));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Every JavaScript host has both; the ES library types do not. */
declare const crypto: { subtle: { digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer> } };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
