import { msg } from '@lingui/core/macro';
import type { HonoRequest } from 'hono';
import { Refusal } from './refusal.ts';

/** Largest body that is not a file, in bytes. */
export const maxBody = 1024 * 1024;
/** Largest body with a file in it, in bytes. */
export const maxUpload = 20 * 1024 * 1024;

/**
 * The body of a write, whichever of the three encodings it came in: JSON, form-encoded with nested keys in brackets, or multipart.
 * Throws a refusal for another type, for text that does not parse, and for a body over its limit.
 */
export async function readBody(request: HonoRequest): Promise<unknown> {
  const type = (request.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data') return nest([...(await formData(request)).entries()]);
  const text = await readText(request);
  if (text === '') return undefined;
  if (type === 'application/x-www-form-urlencoded') return nest([...new URLSearchParams(text)]);
  if (type === 'application/json' || type === '') return parseJson(text);
  throw new Refusal(415, -7, msg`请求类型异常`);
}

async function formData(request: HonoRequest): Promise<FormData> {
  const content = await readBytes(request, maxUpload);
  try {
    return await new Response(content, { headers: { 'content-type': request.header('content-type') ?? '' } }).formData();
  } catch {
    throw new Refusal(400, 1001, msg`请求中必须至少包含一个有效文件`);
  }
}

async function readText(request: HonoRequest): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(request, maxBody));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, -3, msg`参数类型解析异常`);
  }
}

/** Reads up to `limit` bytes: a body that says nothing of its length is counted while it comes. */
async function readBytes(request: HonoRequest, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new Refusal(413, -6, msg`请求内容太大`);
  if (Number(request.header('content-length') ?? 0) > limit) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    throw new Refusal(400, -13, msg`JSON解析异常`);
  }
}

/** `a[b][0]=x` becomes `{ a: { b: ['x'] } }`; a repeated plain key becomes a list. Deeper than six levels is refused. */
function nest(entries: [string, FormDataEntryValue][]): unknown {
  const root = new Map<string, unknown>();
  for (const [key, value] of entries) {
    const path = key.split(/[[\].]+/).filter((part, index) => part !== '' || index === 0);
    if (path.length > 6 || path.some((part) => forbiddenKeys.has(part))) throw new Refusal(400, -6, msg`无效参数异常`);
    place(root, path, value, key.endsWith('[]'));
  }
  return unfold(root);
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

function place(node: Map<string, unknown>, [head = '', ...rest]: string[], value: FormDataEntryValue, isList: boolean): void {
  if (rest.length > 0) {
    const below = node.get(head);
    const child = below instanceof Map ? (below as Map<string, unknown>) : new Map<string, unknown>(); // maps in here are made below only
    node.set(head, child);
    place(child, rest, value, isList);
    return;
  }
  const before = node.get(head);
  if (Array.isArray(before)) before.push(value);
  else if (before === undefined) node.set(head, isList ? [value] : value);
  else node.set(head, [before, value]);
}

function unfold(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  const entries = [...(value as Map<string, unknown>)].map(([key, inner]) => [key, unfold(inner)] as const); // maps in here have text keys
  const isArray = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isArray ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
