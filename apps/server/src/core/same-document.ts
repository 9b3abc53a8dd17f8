import { canonicalJson, type JsonValue } from '@saiwu/judging';

/** Equal as documents: order of keys aside, and an empty text is no text. */
export function isSameDocument(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  // a parsed JSON text is a JSON value
  const plain = JSON.parse(JSON.stringify([value], (_, part: unknown) => (part === null || part === '' ? undefined : part))) as JsonValue; // see above
  return canonicalJson(plain);
}
