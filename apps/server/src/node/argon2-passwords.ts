import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../core/host.ts';

/** Argon2id with 19 MiB, two passes and one lane: the first choice of OWASP's password storage sheet. Runs off the event loop. */
export const argon2Passwords: Passwords = {
  hash: (password) => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  verify: async (hashed, password) => {
    if (!hashed.startsWith('$argon2')) return false;
    return verify(hashed, password);
  },
};
