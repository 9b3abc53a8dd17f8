import { expect, it } from 'vitest';
import { argon2Passwords } from './argon2-passwords.ts';

it('a password is hashed as its storage sheet advises, with a salt of its own, and compared by that hash', async () => {
  const [hashed, again] = await Promise.all([argon2Passwords.hash('secret-1'), argon2Passwords.hash('secret-1')]);
  for (const text of [hashed, again]) expect(text).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(again).not.toBe(hashed);
  expect([await argon2Passwords.verify(hashed, 'secret-1'), await argon2Passwords.verify(hashed, 'secret-2')]).toEqual([true, false]);
});

it('a hash of another kind lets nobody in', async () => {
  expect(await argon2Passwords.verify('$scrypt$c2FsdA==$a2V5', 'secret-1')).toBe(false);
});
