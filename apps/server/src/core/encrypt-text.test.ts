import { expect, it } from 'vitest';
import { encryptText, decryptText } from './encrypt-text.ts';

const secret = 'a secret for tests, longer than 32 bytes';

it('opens with the same secret at the same place, and nowhere else', async () => {
  const sealed = await encryptText(secret, 'a:1', '密钥 key');
  expect(sealed).not.toContain('key');
  expect(await encryptText(secret, 'a:1', '密钥 key')).not.toBe(sealed);
  expect(await decryptText(secret, 'a:1', sealed)).toBe('密钥 key');
  expect(await decryptText(secret, 'a:2', sealed)).toBeNull();
  expect(await decryptText(`${secret}.`, 'a:1', sealed)).toBeNull();
});

it.each(['', 'v1', 'v1.!.!', 'v2.AAAA.AAAA', 'plain text'])('has nothing to say of %j', async (text) => {
  expect(await decryptText(secret, 'a:1', text)).toBeNull();
});
