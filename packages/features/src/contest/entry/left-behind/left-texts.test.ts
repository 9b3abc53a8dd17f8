import { expect, it } from 'vitest';
import { leftTexts } from './left-texts.ts';

const labels = { title: '项目名称', 'answers.area': '占地', 'answers.kind': '类别' };
const saved = { title: '雨水花园', answers: { area: '3', kind: '' } };

it('tells what was typed and is not what stands there, by the words of its field', () => {
  const kept = { title: '雨水花园', answers: { area: '4', kind: '甲 ' } };
  expect(leftTexts(kept, saved, labels)).toEqual([
    { label: '占地', text: '4' },
    { label: '类别', text: '甲' },
  ]);
});

it('tells nothing of what is damaged, or was emptied', () => {
  expect(leftTexts({ title: '', answers: '4' }, saved, labels)).toEqual([]);
  expect(leftTexts(null, saved, labels)).toEqual([]);
});
