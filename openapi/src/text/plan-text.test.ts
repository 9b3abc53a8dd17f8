import { expect, it } from 'vitest';
import { charactersOf, wordsOf } from './plan-text.ts';

it.each([
  ['<p>智能灌溉</p>', 4, { chinese: 4, words: 0 }],
  ['<p>a long</p><p>text</p>', 10, { chinese: 0, words: 3 }],
  ['<p>用 AI 节水 30%，don’t wait</p>', 22, { chinese: 3, words: 4 }],
  ['<p>1,200.5 亩 &amp; e-mail</p>', 18, { chinese: 1, words: 2 }],
  ['<p>一<br>two</p>', 5, { chinese: 1, words: 1 }],
  ['', 0, { chinese: 0, words: 0 }],
])('counts %s', (html, characters, words) => {
  expect(charactersOf(html)).toBe(characters);
  expect(wordsOf(html)).toEqual(words);
});
