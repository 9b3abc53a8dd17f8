import { consolePaths, linkTo } from '@saiwu/openapi';
import { describe, expect, it } from 'vitest';
import { maskedJson, maskedText } from './mask.ts';

const marker = 'planted-7f3a9';

describe('a value for a log', () => {
  it.each([
    { password: marker },
    { body: { oldPassword: marker, confirmPassword: marker } },
    { appSecret: marker, clientSecret: marker, accessToken: marker, refresh_token: marker },
    { credentials: { tmpSecretId: marker, sessionToken: marker } },
    { list: [{ key: 'SmsAppSecret', value: marker }] },
    { authorization: `Bearer ${marker}` },
    { note: `token: Bearer ${marker}` },
    { note: `Basic%20${marker}` },
    { note: `eyJhbGciOiJIUzI1NiJ9.${marker}.${marker}` },
    { url: `postgres://saiwu:${marker}@db.example/saiwu` },
    { recoveryCodes: [marker, marker] },
    { uri: `otpauth://totp/Saiwu:admin?issuer=Saiwu&secret=${marker}&digits=6` },
    { path: linkTo(consolePaths.invitation, { code: marker }) },
    { url: `/api/file/attachment/5/link?expires=1&signature=${marker}&tenant=x` },
    { note: `[see](https://bucket.example/a?X-Amz-Signature=${marker})` },
    { inner: `?redirect=%2Fa%3Fexpires%3D1%26signature%3D${marker}` },
  ])('keeps no secret of %o', (value) => {
    expect(maskedJson(value, 4000)).not.toContain(marker);
    expect(maskedJson(value, 4000)).toContain('***');
  });

  it('keeps no part of a secret where it is cut', () => {
    for (let length = 20; length < 60; length += 1) {
      expect(maskedText(`see postgres://saiwu:${marker}@db.example`, length)).not.toContain(marker.slice(0, 4));
      expect(maskedJson({ a: `see postgres://saiwu:${marker}@db.example` }, length)).not.toContain(marker.slice(0, 4));
    }
  });

  it('comes to an end over a large value', () => {
    // a search from each of a million places to the end of the text would not
    const large = [
      '-eyJ'.repeat(250_000),
      'bearer '.repeat(150_000),
      '://a:'.repeat(200_000),
      '?a.'.repeat(300_000),
      '?signature=a&'.repeat(90_000),
      '+86 139-'.repeat(120_000),
      Array.from({ length: 250_000 }, () => '-eyJeyJeyJ'),
    ];
    for (const value of large) expect(maskedJson({ value, list: [value] }, 4000)).toHaveLength(4000);
  });

  it('keeps the rest, names files instead of holding them, and is cut', () => {
    expect(
      maskedJson({ key: 'DocsUrl', value: 'https://docs.example', file: new File(['abc'], 'a.xlsx'), bytes: new Uint8Array(3) }, 4000),
    ).toBe('{"key":"DocsUrl","value":"https://docs.example","file":{"file":"a.xlsx","size":3},"bytes":{"bytes":3}}');
    expect(maskedJson({ text: '𠮷'.repeat(5000) }, 100)).toHaveLength(100);
    expect(maskedText(`a\0b ${marker}`, 100)).toBe(`ab ${marker}`);
    expect(maskedJson(undefined, 10)).toBeNull();
  });
});
