import { Secret, TOTP } from 'otpauth';

/** A new secret of 160 bits, in base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What authenticators read from a QR code: `otpauth://totp/…`. */
export function totpUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

/**
 * The number of the 30-second step that a code of six digits belongs to (RFC 6238): the one that runs, the one before or the one after,
 * for clocks that differ. Null for a code of none of them.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret, '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** SHA-1, six digits, 30 seconds: what every authenticator speaks. */
function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Saiwu', label, secret, algorithm: 'SHA1', digits: 6, period: 30 });
}
