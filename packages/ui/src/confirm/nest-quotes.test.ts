import { expect, test } from 'vitest';
import { nestQuotes } from './nest-quotes.ts';

test.each([
  ['删除大赛““挑战杯”校赛”？', '删除大赛“‘挑战杯’校赛”？'],
  ['删除“春季赛”和“秋季赛”？', '删除“春季赛”和“秋季赛”？'],
  ['““““', '““““'],
  ['他说“好', '他说“好'],
  ['“a“b“c”b”a”', '“a‘b“c”b’a”'],
  ['删除大赛「「挑战杯」校赛」？', '删除大赛「『挑战杯』校赛」？'],
  ['删除大赛「“挑战杯”校赛」？', '删除大赛「“挑战杯”校赛」？'],
  ['已删除', '已删除'],
])('%s', (text, nested) => {
  expect(nestQuotes(text)).toBe(nested);
});

test('closing before opening is no pair', () => {
  expect(nestQuotes('”好“')).toBe('”好“');
});
