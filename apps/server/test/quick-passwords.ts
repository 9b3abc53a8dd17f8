import { hash } from '@node-rs/argon2';
import type { Passwords } from '../src/core/host.ts';
import { argon2Passwords } from '../src/node/argon2-passwords.ts';

/** As in Node, but a hash takes next to no time: what the real one costs is proved in `argon2-passwords.test.ts` alone. */
export const quickPasswords: Passwords = {
  ...argon2Passwords,
  hash: (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
};
