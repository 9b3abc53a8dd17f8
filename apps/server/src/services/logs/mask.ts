import { hidePhones } from './hide-phones.ts';

/**
 * A value as JSON for a log: secrets and phones hidden, files named instead of held, cut at `length` characters. Null for nothing at all.
 * No more of a large value is looked at than is kept.
 */
export function maskedJson(value: unknown, length: number): string | null {
  let room = length;
  const text = JSON.stringify(value, function (this: unknown, key, inner: unknown) {
    if (room <= 0) return undefined;
    const shown = mask(this, key, inner, room);
    room -= typeof shown === 'string' ? shown.length + 1 : 1;
    return shown;
  });
  // once more over all of it: numbers and keys can be phones too
  return text === undefined ? null : cut(hidePhones(text), length);
}

/** Words for a log: phones are hidden, and parts that look like a token, a signature or a password; cut at `length` characters. */
export function maskedText(text: string, length: number): string {
  return cut(hidePhones(hideTokens(text, length)), length);
}

/**
 * Names of secrets at any depth, also in parts that the contract leaves open. Fields that the contract itself marks are hidden before a
 * value comes here (`hide-secrets.ts`): a `code`, for one, is as often the name of something.
 */
const secretName = /passw|pwd|token|secret|ticket|binding|credential|authorization|signature/i;

/** Names of which every entry is a secret: the scores of a judge are kept sealed, and are no business of a reader of the log. */
const secretList = /^(recoveryCodes|scores)$/;

function mask(holder: unknown, key: string, value: unknown, room: number): unknown {
  if (value instanceof File) return { file: value.name, size: value.size };
  if (ArrayBuffer.isView(value)) return { bytes: value.byteLength };
  if (Array.isArray(value) && secretList.test(key)) return '***';
  if (typeof value !== 'string') return value;
  return secretName.test(key) || isValueOfSecret(holder, key) || isPartOfSheet(holder, key) ? '***' : hidePhones(hideTokens(value, room));
}

/** `{ key: 'SmsSecret', value: '…' }`, as parameters come: the name of the secret is in the field beside it. */
function isValueOfSecret(holder: unknown, key: string): boolean {
  if (key !== 'value' || typeof holder !== 'object' || holder === null) return false;
  return ['key', 'name'].some((name) => secretName.test(String(Reflect.get(holder, name) ?? '')));
}

/** The fields beside the scores of a sheet, which tell of them. */
function isPartOfSheet(holder: unknown, key: string): boolean {
  return (key === 'comment' || key === 'total') && typeof holder === 'object' && holder !== null && 'scores' in holder;
}

/** The longest part of a secret by which it is recognised. */
const overlap = 500;

/** Hides tokens in places where none belongs: a header's, a JSON web token, the password in an address, the signature of a link. */
function hideTokens(text: string, room: number): string {
  return text
    .slice(0, room + overlap)
    .replaceAll(/\b(bearer|basic)(\s|%20)+[\w.+/=~-]+/gi, '$1 ***')
    .replaceAll(/\beyJ[\w-]{8,400}\.[\w.-]*/g, '***')
    .replaceAll(/(:\/\/[^\s/:@]{1,100}:)[^\s/@]{1,200}@/g, '$1***@')
    .replaceAll(/\/invite\/[\w-]+/g, '/invite/***')
    .replaceAll(linkSecret, '$1***');
}

/** A parameter of an address, also where the address is escaped within another or in HTML: `?signature=…`, `%26X-Amz-Signature%3D…`. */
const linkSecret =
  /((?:[?&;]|%3f|%26|%3b)[\w.-]{0,40}(?:sign|signature|token|secret|ticket|credential|passw(?:or)?d)(?:=|%3d))[^\s&#;"'<>\\]+/gi;

/** Text of PostgreSQL holds no NUL. */
function cut(text: string, length: number): string {
  const clean = text.replaceAll('\0', '');
  return clean.length > length ? `${clean.slice(0, length - 1).toWellFormed()}…` : clean;
}
