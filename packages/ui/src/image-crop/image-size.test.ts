import { expect, test } from 'vitest';
import { readImageSize } from './image-size.ts';

test.each([
  ['PNG', '89504e470d0a1a0a 0000000d 49484452 00000280 000001e0', { width: 640, height: 480 }],
  ['GIF', '474946383961 8002 e001', { width: 640, height: 480 }],
  ['JPEG after EXIF', 'ffd8 ffe1 0006 45786966 ffc2 0011 08 01e0 0280', { width: 640, height: 480 }],
  ['WebP, extended', '52494646 00000000 57454250 56503858 0a000000 00000000 7f0200 df0100', { width: 640, height: 480 }],
  ['WebP, lossless', '52494646 00000000 57454250 5650384c 00000000 2f 7fc27700', { width: 640, height: 480 }],
  ['WebP, lossy', '52494646 00000000 57454250 56503820 00000000 000000 9d012a 8002 e001', { width: 640, height: 480 }],
  ['a flood', '89504e470d0a1a0a 0000000d 49484452 0000ffff 0000ffff', { width: 65535, height: 65535 }],
  ['a cut PNG', '89504e470d0a1a0a 0000000d', null],
  ['a cut JPEG', 'ffd8 ffe1 ffff', null],
  ['text', '3c737667206f6e6c6f61643d616c657274', null],
  ['nothing', '', null],
])('%s', (_, hex, size) => {
  expect(readImageSize(Uint8Array.from(hex.replaceAll(' ', '').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))).toEqual(size);
});
