import { scryptAsync } from '@noble/hashes/scrypt.js';
import type { Passwords } from '../core/host.ts';

/**
 * Scrypt (N = 2^4, r = 8, p = 1) for hosts that cannot run native code. It guards nothing but a database inside the reader's own browser,
 * where every showing of a story signs in.
 */
export const scryptPasswords: Passwords = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `$scrypt$${encode(salt)}$${encode(await derive(password, salt))}`;
  },
  async verify(hash, password) {
    const [, kind, salt, key] = hash.split('$');
    if (kind !== 'scrypt' || !salt || !key) return false;
    return isSame(decode(key), await derive(password, decode(salt)));
  },
};

function derive(password: string, salt: Uint8Array): Promise<Uint8Array> {
  return scryptAsync(new TextEncoder().encode(password), salt, { N: 2 ** 4, r: 8, p: 1, dkLen: 32 });
}

/** Compares in a time that does not tell where the difference is. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function decode(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
