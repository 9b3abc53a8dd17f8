import { Secret } from 'otpauth';
import { digest } from '../../../core/tokens.ts';

/** Ten codes of 80 bits for somebody who has lost the authenticator, in groups of four to write down. Kept as hashes; each is good once. */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: 10 }, () => new Secret({ size: 10 }).base32.replaceAll(/(.{4})(?!$)/g, '$1-'));
  return { codes, hashes: await Promise.all(codes.map(hashRecoveryCode)) };
}

/** Case, spaces and dashes do not matter. */
export function hashRecoveryCode(code: string): Promise<string> {
  return digest(code.replaceAll(/[\s-]/g, '').toUpperCase());
}
