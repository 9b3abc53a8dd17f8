import { expect, test } from 'vitest';
import { avatarSrc } from './avatar-src.ts';

const link = '/api/file/anno/attachment/7?expires=1&signature=ab&tenant=MDAwMA%3D%3D&thumbnail=medium';

test.each([
  [`https://saiwu.example${link}`, link],
  [`http://127.0.0.1:4600${link}`, link],
  [link, link],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['http://pictures.example/a.png', undefined],
  [`//elsewhere.example${link}`, undefined],
  ['BiazfanxmamNRoxxVxka.png', undefined],
  [null, undefined],
])('the picture %s is loaded from %s', (avatar, src) => {
  expect(avatarSrc(avatar)).toBe(src);
});
