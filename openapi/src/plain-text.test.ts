import { expect, it } from 'vitest';
import { oneLine, plainPhone } from './plain-text.ts';

it.each([
  ['  张三 ', '张三'],
  ['张\u200b三\ufeff', '张三'],
  ['\u202e张三\u202c', '张三'],
  ['张三\r\n', '张三'],
  ['计算机\n学院', '计算机 学院'],
  ['Mary\u00a0 \u3000Ann\tLee', 'Mary Ann Lee'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['e\u0301', 'é'],
  ['\u0007bell', 'bell'],
  ['\u200b\u3000', ''],
  ['２０２４级Ａ班（一）', '2024级A班（一）'],
])('%j is kept as %j', (given, kept) => {
  expect(oneLine(given)).toBe(kept);
});

it.each([
  ['+86 138-1234-5678', '13812345678'],
  ['(+86)13812345678', '13812345678'],
  ['0086 13812345678', '13812345678'],
  ['8613812345678', '13812345678'],
  ['１３８ １２３４ ５６７８', '13812345678'],
  ['138–1234—5678', '13812345678'],
  ['13812345678', '13812345678'],
  ['138****5678', '138****5678'],
  ['861381234567', '861381234567'],
  ['转 8001', '转 8001'],
  ['', ''],
])('the phone %j is kept as %j', (given, kept) => {
  expect(plainPhone(given)).toBe(kept);
});
