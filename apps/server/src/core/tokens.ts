import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** Seconds that an access token lives where its application has no lifetime of its own (`signing-keys/access-lifetime.ts`), and at most. */
export const accessSeconds = 30 * 60;
export const longestAccessSeconds = 24 * 3600;
/** A refresh token dies after this many seconds without use, and after this many at all. */
export const refreshIdleSeconds = 8 * 3600;
export const refreshAbsoluteSeconds = 7 * 24 * 3600;
/** For so many seconds after a refresh token was traded, it may be traded once more. */
export const refreshGraceSeconds = 20;

const issuer = 'saiwu';
const audience = 'saiwu-api';

/** One key, and the name that tokens have for it. */
export interface SigningKey {
  kid: string;
  /** 32 bytes. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** The keys of an installation (`identity/session/signing-keys/signing-key.ts`). */
export interface SigningKeys {
  /** The key that new tokens are signed with. */
  newest(): Promise<SigningKey>;
  /** A key whose tokens are still accepted; null for every other. */
  find(kid: string): Promise<SigningKey | null>;
}

/** Signs an access token (JWT, HS256) for one session, good for `seconds`. No two are alike. */
export async function signAccess(
  keys: SigningKeys,
  session: { id: string; tenantId: string; userId: string; account: string },
  now: Date,
  seconds = accessSeconds,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  const { kid, bytes } = await keys.newest();
  return new SignJWT({ token_type: 'token', sid: session.id, tid: session.tenantId, userid: session.userId, account: session.account })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(randomText(12))
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(bytes);
}

export type AccessCheck = ReadAccess<'valid'> | ReadAccess<'expired'> | { kind: 'forged' };

interface ReadAccess<Kind> {
  kind: Kind;
  sessionId: string;
  tenantId: string;
  /** When it ends. */
  until: Date;
}

/**
 * Reads an access token: only our algorithm, type, keys, issuer and audience. A signature that was right once is not checked again as long
 * as its key is read: a page asks a dozen times with the same token.
 */
export async function readAccess(keys: SigningKeys, token: string, now: Date): Promise<AccessCheck> {
  const kid = kidOf(token);
  const key = kid === null ? null : await keys.find(kid);
  if (!key) return { kind: 'forged' };
  const known = verified.get(token);
  if (known?.key === key.bytes && now < known.access.until) return known.access;
  const access = await verify(key, token, now);
  if (access.kind === 'valid') {
    if (verified.size >= mostVerified) verified.clear();
    verified.set(token, { key: key.bytes, access });
  }
  return access;
}

const verified = new Map<string, { key: Uint8Array; access: ReadAccess<'valid'> }>();
const mostVerified = 20_000;

async function verify(key: SigningKey, token: string, now: Date): Promise<AccessCheck> {
  try {
    const { payload } = await jwtVerify(token, key.bytes, {
      algorithms: ['HS256'],
      typ: 'JWT',
      issuer,
      audience,
      currentDate: now,
      clockTolerance: 5,
      requiredClaims: ['exp', 'iat', 'jti'],
    });
    return describe('valid', payload);
  } catch (error) {
    return error instanceof errors.JWTExpired ? describe('expired', error.payload) : { kind: 'forged' };
  }
}

/** The key a token says it was signed with; null for a text that is no token. */
function kidOf(token: string): string | null {
  try {
    const { kid } = decodeProtectedHeader(token);
    return typeof kid === 'string' && kid !== '' && kid.length <= 64 ? kid : null;
  } catch {
    return null;
  }
}

function describe(kind: 'valid' | 'expired', { sid, tid, exp, token_type: type }: JWTPayload): AccessCheck {
  if (type !== 'token' || typeof sid !== 'string' || typeof tid !== 'string' || exp === undefined) return { kind: 'forged' };
  return { kind, sessionId: sid, tenantId: tid, until: new Date(exp * 1000) };
}

/** Random text of `bytes` × 8 bits from the platform's secure generator, URL-safe. */
export function randomText(bytes: number): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The secret that follows a refresh token: the same one for each request, and impossible to guess without the server's own secret. */
export async function successorOf(secret: string, refreshToken: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`refresh ${refreshToken}`))));
}

/** SHA-256 as hex: how refresh tokens are kept, so that a stolen database opens no session. */
export async function digest(content: string | ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', typeof content === 'string' ? new TextEncoder().encode(content) : content);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
