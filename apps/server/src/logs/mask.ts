/**
 * A value as JSON for a log: secrets hidden, files named instead of held, cut at `length` characters. Null for nothing at all. No more of a
 * large value is looked at than is kept.
 */
export function maskedJson(value: unknown, length: number): string | null {
  let room = length;
  const text = JSON.stringify(value, function (this: unknown, key, inner: unknown) {
    if (room <= 0) return undefined;
    const shown = mask(this, key, inner, room);
    room -= typeof shown === 'string' ? shown.length + 1 : 1;
    return shown;
  });
  return text === undefined ? null : cut(text, length);
}

/** Words for a log: what looks like a token or a password within them hidden, cut at `length` characters. */
export function maskedText(text: string, length: number): string {
  return cut(hideTokens(text, length), length);
}

const secretName = /passw|pwd|token|secret|ticket|binding|credential|authorization|^code$/i;

/** Names of which every entry is a secret: what a judge gave is kept sealed, and is no business of whoever reads the log. */
const secretList = /^(recoveryCodes|scores)$/;

function mask(holder: unknown, key: string, value: unknown, room: number): unknown {
  if (value instanceof File) return { file: value.name, size: value.size };
  if (ArrayBuffer.isView(value)) return { bytes: value.byteLength };
  if (Array.isArray(value) && secretList.test(key)) return '***';
  if (typeof value !== 'string') return value;
  return secretName.test(key) || isValueOfSecret(holder, key) || isPartOfSheet(holder, key) ? '***' : hideTokens(value, room);
}

/** `{ key: 'SmsSecret', value: '…' }`, as parameters come: the name of the secret stands beside it. */
function isValueOfSecret(holder: unknown, key: string): boolean {
  if (key !== 'value' || typeof holder !== 'object' || holder === null) return false;
  return ['key', 'name'].some((name) => secretName.test(String(Reflect.get(holder, name) ?? '')));
}

/** What stands beside the scores of a sheet tells of them. */
function isPartOfSheet(holder: unknown, key: string): boolean {
  return (key === 'comment' || key === 'total') && typeof holder === 'object' && holder !== null && 'scores' in holder;
}

/** Longest that the part of a secret is by which it is known. */
const overlap = 500;

/** Hides tokens that were put where none belongs: a header's, a JSON web token, the password in an address. */
function hideTokens(text: string, room: number): string {
  return text
    .slice(0, room + overlap)
    .replaceAll(/\b(bearer|basic)(\s|%20)+[\w.+/=~-]+/gi, '$1 ***')
    .replaceAll(/\beyJ[\w-]{8,400}\.[\w.-]*/g, '***')
    .replaceAll(/(:\/\/[^\s/:@]{1,100}:)[^\s/@]{1,200}@/g, '$1***@')
    .replaceAll(/(\/invite\/|[?&]secret=)[\w-]+/g, '$1***');
}

/** Text of PostgreSQL holds no NUL. */
function cut(text: string, length: number): string {
  const clean = text.replaceAll('\0', '');
  return clean.length > length ? `${clean.slice(0, length - 1).toWellFormed()}…` : clean;
}
