import { describe, expect, test } from 'vitest';
import { close, lastUsed, pin, refresh, rename, reorder, tabKey, visit, type TabList } from './tab-list.ts';

const at = (pathname: string, search = '') => ({ pathname, search, hash: '' });
const clean = { dirty: new Set<string>() };
const start: TabList = {
  tabs: [{ key: '/dashboard', location: at('/dashboard'), isPinned: true, isFixed: true, isAwake: true, generation: 0 }],
  recent: ['/dashboard'],
};
const keys = (list: TabList) => list.tabs.map((tab) => tab.key);
const awake = (list: TabList) => list.tabs.filter((tab) => tab.isAwake).map((tab) => tab.key);
const open = (...paths: string[]) => paths.reduce((list, path) => visit(list, at(path), clean), start);

describe('visit', () => {
  test('opens a tab per path; the query is state of the same tab', () => {
    const list = visit(open('/contests'), at('/contests/', '?page=2'), clean);
    expect(keys(list)).toEqual(['/dashboard', '/contests']);
    expect(list.tabs[1]?.location.search).toBe('?page=2');
  });

  test('parameters make another tab', () => {
    expect(keys(open('/contests/1', '/contests/2'))).toEqual(['/dashboard', '/contests/1', '/contests/2']);
  });

  test('above the cap the least recently used page falls asleep, a dirty one never, and every tab stays', () => {
    const used = visit(open('/a', '/b', '/c'), at('/a'), clean);
    const full = visit(used, at('/d'), { dirty: new Set(['/dashboard', '/b']), cap: 4 });
    expect(keys(full)).toEqual(['/dashboard', '/a', '/b', '/c', '/d']);
    expect(awake(full)).toEqual(['/dashboard', '/a', '/b', '/d']);
    expect(awake(visit(full, at('/c'), { ...clean, cap: 4 }))).toEqual(['/a', '/b', '/c', '/d']);
  });

  test('when nothing may sleep, the cap gives way', () => {
    expect(awake(visit(open('/a'), at('/b'), { dirty: new Set(['/a', '/dashboard']), cap: 2 }))).toEqual(['/dashboard', '/a', '/b']);
  });

  test('one page at a time: the page that is left goes, pinned ones sleep, dirty ones stay', () => {
    const list = pin(open('/a', '/b', '/c'), '/a', true);
    const single = visit(list, at('/d'), { dirty: new Set(['/b']), isSingle: true });
    expect(keys(single)).toEqual(['/dashboard', '/a', '/b', '/d']);
    expect(awake(single)).toEqual(['/b', '/d']);
  });

  test('a replacing visit takes the place of the tab it came from, unless that is pinned or dirty', () => {
    const two = open('/review/pending');
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
  const list = open('/a', '/b', '/a');
  expect(lastUsed(close(list, ['/a']))?.key).toBe('/b');
  expect(keys(close(pin(list, '/b', true), ['/dashboard', '/a', '/b']))).toEqual(['/dashboard', '/b']);
});

test('a tab can be pinned and unpinned, one fixed by its route cannot', () => {
  const list = pin(pin(open('/a'), '/a', true), '/dashboard', false);
  expect(list.tabs.map((tab) => tab.isPinned)).toEqual([true, true]);
  expect(pin(list, '/a', false).tabs[1]?.isPinned).toBe(false);
});

test('tabs take a new order and a name; the same name changes nothing', () => {
  const list = rename(reorder(open('/a', '/b'), ['/b', '/dashboard', '/a']), '/a', '甲');
  expect(keys(list)).toEqual(['/b', '/dashboard', '/a']);
  expect(list.tabs[2]?.name).toBe('甲');
  expect(rename(list, '/a', '甲')).toBe(list);
});

test('refreshing starts the page anew', () => {
  expect(refresh(start, '/dashboard').tabs[0]?.generation).toBe(1);
});

test('the root keeps its slash', () => {
  expect([tabKey(at('/')), tabKey(at('/a//'))]).toEqual(['/', '/a']);
});
