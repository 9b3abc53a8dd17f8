import { expect, it } from 'vitest';
import { momentOf, sayMoment } from './moment.ts';

const at = new Date('2026-12-18T15:59:00Z');

it.each([
  ['Asia/Shanghai', 'zh', '2026-12-18 23:59（北京时间）'],
  ['Asia/Shanghai', 'en', '2026-12-18 23:59 (Beijing Time)'],
  ['Europe/Paris', 'zh', '2026-12-18 16:59（中欧时间）'],
  ['Europe/Paris', 'en', '2026-12-18 16:59 (Central European Time)'],
] as const)('a moment of %s is said in %s with its zone', (timeZone, language, words) => {
  expect(sayMoment(language, momentOf({ tenant: { timeZone } as never }, at))).toBe(words); // nothing else of it is read
});

it('what is no such moment stays as it is', () => {
  expect(['', 3, '2026-12-18 23:59', '北京 2026-12-18 23:59 Asia/Shanghai'].map((value) => sayMoment('zh', value))).toEqual([
    '',
    3,
    '2026-12-18 23:59',
    '北京 2026-12-18 23:59 Asia/Shanghai',
  ]);
});
