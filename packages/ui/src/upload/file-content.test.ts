import { expect, test } from 'vitest';
import { contentFits } from './file-content.ts';

test.each([
  ['图.png', '\x89PNG\r\n\x1A\n....', true],
  ['图.JPG', '\xFF\xD8\xFF\xE0', true],
  ['图.gif', 'GIF89a', true],
  ['图.webp', 'RIFF\x01\x02\x03\x04WEBP', true],
  ['章程.pdf', '%PDF-1.7', true],
  ['名单.xlsx', 'PK\x03\x04', true],
  ['旧名单.xls', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', true],
  ['说明.txt', 'MZ', true],
  ['没有扩展名', 'MZ', true],
  ['图.png', '<svg onload=alert(1)>', false],
  ['图.png', '\xFF\xD8\xFF\xE0', false],
  ['图.webp', 'RIFF\x01\x02\x03\x04WAVE', false],
  ['名单.xlsx', 'MZ\x90\x00', false],
  ['名单.xlsx', 'PK', false],
  ['章程.pdf', '<script>', false],
])('%s that starts with %j: %s', async (name, start, isFitting) => {
  const bytes = Uint8Array.from(start, (character) => character.charCodeAt(0));
  expect(await contentFits(new File([bytes], name))).toBe(isFitting);
});
