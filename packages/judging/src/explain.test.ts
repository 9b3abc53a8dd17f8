import { expect, it } from 'vitest';
import { explain, sentences } from './explain.ts';

it('every code has both languages, which speak of the same values', () => {
  for (const [code, { zh, en }] of Object.entries(sentences)) {
    expect({ code, names: namesIn(zh) }).toEqual({ code, names: namesIn(en) });
    expect(zh).not.toBe(en);
  }
});

it('fills in values, with the noun in the right number', () => {
  expect(explain({ code: 'mend.addJudges', values: { count: 1 } }, 'en')).toBe('Add 1 judge');
  expect(explain({ code: 'mend.addJudges', values: { count: 2 } }, 'en')).toBe('Add 2 judges');
  expect(explain({ code: 'mend.addJudges', values: { count: 2 } }, 'zh')).toBe('增加 2 位评委');
});

it('takes ids as they are', () => {
  expect(explain({ code: 'step.total', values: { judge: '$& {total}', total: '9' } }, 'en')).toBe('Judge $& {total} gave 9');
});

it('gives an unknown code with its values', () => {
  expect(explain({ code: 'later.code', values: { a: 1 } }, 'zh')).toBe('later.code {"a":1}');
});

function namesIn(sentence: string): string[] {
  return [...new Set(Array.from(sentence.matchAll(/\{(\w+)/g), ([, name]) => name ?? ''))].sort();
}
