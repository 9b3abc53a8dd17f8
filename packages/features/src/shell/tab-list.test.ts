import { describe, expect, test } from 'vitest';
import { close, lastUsed, refresh, tabKey, visit, type TabList } from './tab-list.ts';

const at = (pathname: string, search = '') => ({ pathname, search, hash: '' });
const clean = { dirty: new Set<string>() };
const start: TabList = { tabs: [{ key: '/dashboard', location: at('/dashboard'), isPinned: true, generation: 0 }], recent: ['/dashboard'] };
const keys = (list: TabList) => list.tabs.map((tab) => tab.key);

describe('visit', () => {
  test('opens a tab per path; the query is state of the same tab', () => {
    const list = visit(visit(start, at('/contests'), clean), at('/contests/', '?page=2'), clean);
    expect(keys(list)).toEqual(['/dashboard', '/contests']);
    expect(list.tabs[1]?.location.search).toBe('?page=2');
  });

  test('parameters make another tab', () => {
    expect(keys(visit(visit(start, at('/contests/1'), clean), at('/contests/2'), clean))).toEqual([
      '/dashboard',
      '/contests/1',
      '/contests/2',
    ]);
  });

  test('above the cap the least recently used goes, pinned and dirty ones stay', () => {
    const three = [at('/a'), at('/b'), at('/c')].reduce((list, location) => visit(list, location, { ...clean, cap: 4 }), start);
    const used = visit(three, at('/a'), clean);
    expect(keys(visit(used, at('/d'), { dirty: new Set(['/b']), cap: 4 }))).toEqual(['/dashboard', '/a', '/b', '/d']);
  });

  test('when nothing may go, the cap gives way', () => {
    const two = visit(start, at('/a'), clean);
    expect(keys(visit(two, at('/b'), { dirty: new Set(['/a']), cap: 2 }))).toEqual(['/dashboard', '/a', '/b']);
  });

  test('a replacing visit takes the place of the tab it came from, unless that is pinned or dirty', () => {
    const two = visit(start, at('/review/pending'), clean);
    expect(keys(visit(two, at('/review/running'), { ...clean, replaces: '/review/pending' }))).toEqual(['/dashboard', '/review/running']);
    expect(keys(visit(two, at('/x'), { dirty: new Set(['/review/pending']), replaces: '/review/pending' }))).toEqual([
      '/dashboard',
      '/review/pending',
      '/x',
    ]);
    expect(keys(visit(start, at('/x'), { ...clean, replaces: '/dashboard' }))).toEqual(['/dashboard', '/x']);
  });

  test('a redirect to an open tab closes the one it came from', () => {
    const root = visit(start, at('/'), clean);
    expect(visit(root, at('/dashboard'), { ...clean, replaces: '/' })).toMatchObject({
      tabs: [{ key: '/dashboard' }],
      recent: ['/dashboard'],
    });
  });
});

test('closing spares pinned tabs and leads to the one used before', () => {
  const list = [at('/a'), at('/b'), at('/a')].reduce((tabs, location) => visit(tabs, location, clean), start);
  expect(lastUsed(close(list, ['/a']))?.key).toBe('/b');
  expect(keys(close(list, ['/dashboard', '/a', '/b']))).toEqual(['/dashboard']);
});

test('refreshing starts the page anew', () => {
  expect(refresh(start, '/dashboard').tabs[0]?.generation).toBe(1);
});

test('the root keeps its slash', () => {
  expect([tabKey(at('/')), tabKey(at('/a//'))]).toEqual(['/', '/a']);
});
