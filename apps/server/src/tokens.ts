import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** Seconds that an access token lives. */
export const accessSeconds = 30 * 60;
/** A refresh token dies after this many seconds without use, and after this many at all. */
export const refreshIdleSeconds = 8 * 3600;
export const refreshAbsoluteSeconds = 7 * 24 * 3600;
/** A refresh token that was traded this many seconds ago may be traded once more. */
export const refreshGraceSeconds = 20;

const issuer = 'saiwu';
const audience = 'saiwu-api';

/** Signs an access token (JWT, HS256) for one session. */
export async function signAccess(
  secret: string,
  session: { id: string; tenantId: string; userId: string; account: string },
  now: Date,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ token_type: 'token', sid: session.id, tid: session.tenantId, userid: session.userId, account: session.account })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessSeconds)
    .sign(new TextEncoder().encode(secret));
}

export type AccessCheck = { kind: 'valid' | 'expired'; sessionId: string; tenantId: string } | { kind: 'forged' };

/** Reads an access token: only our algorithm, key, issuer and audience. */
export async function readAccess(secret: string, token: string, now: Date): Promise<AccessCheck> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      issuer,
      audience,
      currentDate: now,
      clockTolerance: 5,
    });
    return describe('valid', payload);
  } catch (error) {
    return error instanceof errors.JWTExpired ? describe('expired', error.payload) : { kind: 'forged' };
  }
}

function describe(kind: 'valid' | 'expired', { sid, tid, token_type: type }: JWTPayload): AccessCheck {
  if (type !== 'token' || typeof sid !== 'string' || typeof tid !== 'string') return { kind: 'forged' };
  return { kind, sessionId: sid, tenantId: tid };
}

/** Random text of `bytes` × 8 bits from the platform's secure generator, URL-safe. */
export function randomText(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...values))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** SHA-256 as hex: how refresh tokens are kept, so that a stolen database opens no session. */
export async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
