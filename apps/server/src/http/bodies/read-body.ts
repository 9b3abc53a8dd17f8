import { msg } from '@lingui/core/macro';
import { parseForm } from './memory-forms.ts';
import type { FormEntries } from '../../core/host.ts';
import { Refusal } from '../../core/refusal.ts';
import { hasFairParts, isFairForm, isFairJson } from './fair-structure.ts';

/**
 * What a body says, whichever of the three encodings it came in: JSON, form-encoded with nested keys in brackets, or multipart; undefined
 * for an empty one that is no form. Throws a refusal for another type, for text that does not parse, and for more values than are read
 * while others wait.
 */
export async function readBody(contentType: string, content: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data') {
    refuseUnfair(hasFairParts(content));
    return nest(await parseForm(contentType, content));
  }
  const text = decode(content);
  if (type === 'application/x-www-form-urlencoded') {
    refuseUnfair(isFairForm(text));
    refuseUnreadable(text);
    // a form without fields is one whose fields are all absent
    return nest([...new URLSearchParams(text)]);
  }
  if (text === '') return undefined;
  if (type === 'application/json' || type === '') {
    refuseUnfair(isFairJson(text));
    return parseJson(text);
  }
  throw new Refusal(415, -7, msg`请求类型异常`);
}

function refuseUnfair(isFair: boolean): void {
  if (!isFair) throw new Refusal(400, -13, msg`内容太多或层次太深，请分几次提交`);
}

function decode(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new Refusal(400, -3, msg`参数类型解析异常`);
  }
}

/** Refuses codes of bytes that are no UTF-8, which the reading of the form would put something else in the place of. */
function refuseUnreadable(encoded: string): void {
  for (const [codes] of encoded.matchAll(/(?:%[\da-f]{2})+/gi))
    try {
      decodeURIComponent(codes);
    } catch {
      throw new Refusal(400, -3, msg`参数类型解析异常`);
    }
}

function parseJson(text: string): unknown {
  try {
    return withoutPrototype(JSON.parse(text));
  } catch {
    throw new Refusal(400, -13, msg`JSON解析异常`);
  }
}

/** The same without fields that name a prototype. `JSON.parse` could leave them out by itself, ten times as slowly. */
function withoutPrototype(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const inner of Object.values(value)) withoutPrototype(inner);
  return value;
}

/** `a[b][0]=x` becomes `{ a: { b: ['x'] } }`; a repeated plain key becomes a list. Deeper than six levels is refused. */
export function nest(entries: FormEntries): unknown {
  const root = new Map<string, unknown>();
  for (const [key, value] of entries) {
    const path = key.split(/[[\].]+/).filter((part, index) => part !== '' || index === 0);
    if (path.length > 6 || path.some((part) => forbiddenKeys.has(part))) throw new Refusal(400, -6, msg`无效参数异常`);
    place(root, path, value, key.endsWith('[]'));
  }
  return unfold(root);
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

function place(node: Map<string, unknown>, [head = '', ...rest]: string[], value: string | File, isList: boolean): void {
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
