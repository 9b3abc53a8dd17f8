import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetRecent, keepRecent, readRecent } from './recent.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the latest first, each once, per account, until the account signs out', () => {
  keepRecent('1', 'page users');
  keepRecent('1', { path: '/contests/5', title: '大赛 · 互联网+' });
  keepRecent('1', 'page users');
  expect(readRecent('1')).toEqual(['page users', { path: '/contests/5', title: '大赛 · 互联网+' }]);
  expect(readRecent('2')).toEqual([]);
  forgetRecent('1');
  expect(readRecent('1')).toEqual([]);
});

it('keeps the name by which the search has found a page that is visited then', () => {
  keepRecent('1', { path: '/contests/5', title: '互联网+', kind: 'contests' });
  keepRecent('1', { path: '/contests/5', title: '大赛详情 · 互联网+' });
  expect(readRecent('1')).toEqual([{ path: '/contests/5', title: '互联网+', kind: 'contests' }]);
  keepRecent('1', { path: '/contests/6', title: '大赛详情' });
  keepRecent('1', { path: '/contests/6', title: '大赛详情 · 挑战杯' });
  expect(readRecent('1')[0]).toEqual({ path: '/contests/6', title: '大赛详情 · 挑战杯' });
});

it('keeps twelve, and nothing damaged', () => {
  for (let place = 0; place < 20; place += 1) keepRecent('1', `page ${place}`);
  expect(readRecent('1')).toHaveLength(12);
  localStorage.setItem('saiwu_RECENT_1', '[{"path":5},"page 1",null]');
  expect(readRecent('1')).toEqual(['page 1']);
  localStorage.setItem('saiwu_RECENT_1', '{');
  expect(readRecent('1')).toEqual([]);
});
