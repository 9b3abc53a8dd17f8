import { describe, expect, it } from 'vitest';
import { cut, shortName } from './short-name.ts';
import { tabTitles } from './tab-titles.ts';

describe('the name that people use', () => {
  it.each([
    ['“互联网+”校内选拔赛', '互联网+'],
    ['大学生创新创业大赛', '创新创业'],
    ['第十一届中国国际大学生创新大赛（2026）', '创新大赛'],
    ['2025-2026学年大学生创新创业大赛校级选拔赛', '创新创业'],
    ['2026年全国大学生数学建模竞赛', '数学建模'],
    ['智农——基于深度学习的病虫害识别', '智农'],
    ['青年红色筑梦之旅', '青年红色筑梦之旅'],
    ['张三', '张三'],
    ['校赛', '校赛'],
    ['2026', '2026'],
    ['Internet+ Challenge 2026', 'Internet+ Challenge 2026'],
  ])('%s is called %s', (name, called) => expect(shortName(name)).toBe(called));

  it('is cut at a width, in which a Chinese character counts as two letters', () => {
    expect(cut('青年红色筑梦之旅', 16)).toBe('青年红色筑梦之旅');
    expect(cut('青年红色筑梦之旅', 15)).toBe('青年红色筑梦之…');
    expect(cut('Internet+ Challenge 2026', 16)).toBe('Internet+ Chall…');
  });
});

describe('titles of tabs', () => {
  const titlesOf = (...names: (string | undefined)[]) =>
    names.map((_, index) => tabTitles(names.map((name, place) => ({ key: String(place), function: '结果', name }))).get(String(index)));

  it('say the function first', () => {
    expect(titlesOf('“互联网+”校内选拔赛')).toEqual(['结果 · 互联网+']);
    expect(titlesOf(undefined)).toEqual(['结果']);
  });

  it('keep more of the name until they differ, and leave the others short', () => {
    expect(titlesOf('2025年大学生创新创业大赛', '2026年大学生创新创业大赛', '“挑战杯”选拔赛')).toEqual([
      '结果 · 2025年大学生创新创业大赛',
      '结果 · 2026年大学生创新创业大赛',
      '结果 · 挑战杯',
    ]);
    const long = '面向新时代乡村振兴的多模态智能病虫害识别与预警平台';
    expect(titlesOf(`${long}第一期建设`, `${long}第二期建设`)).toEqual(['结果 · 面向新时…台第一期建设', '结果 · 面向新时…台第二期建设']);
  });

  it('are numbered where nothing tells them apart', () => {
    expect(titlesOf('校赛', '校赛', undefined, undefined)).toEqual(['结果 · 校赛', '结果 · 校赛 (2)', '结果', '结果 (2)']);
  });
});
