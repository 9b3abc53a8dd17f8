import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tab } from './tab-list.ts';
import { forgetTabs, keepTabs, recallTabs } from './tab-memory.ts';

const tab = (key: string, facts: Partial<Tab> = {}): Tab => ({
  key,
  location: { pathname: key, search: '', hash: '' },
  isPinned: false,
  isFixed: false,
  isAwake: true,
  generation: 3,
  ...facts,
});
const home = tab('/dashboard', { isPinned: true, isFixed: true });
const recall = (userId = '7', isPage: (pathname: string) => boolean = () => true) => recallTabs(userId, isPage, ['/dashboard']);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf());
  vi.stubGlobal('localStorage', storageOf());
});
afterEach(() => vi.unstubAllGlobals());

test('tabs come back asleep, with order, pins, names, addresses and the order of use', () => {
  const edit = tab('/contests/1/edit', { location: { pathname: '/contests/1/edit/', search: '?a=1', hash: '#b', state: {} }, name: '甲' });
  keepTabs('7', { tabs: [tab('/judges', { isPinned: true }), home, edit], recent: ['/judges', '/contests/1/edit', '/dashboard'] });
  expect(recall()).toEqual({
    tabs: [
      { ...tab('/judges', { isPinned: true }), isAwake: false, generation: 0 },
      { ...home, isAwake: false, generation: 0 },
      {
        ...edit,
        location: { pathname: '/contests/1/edit/', search: '?a=1', hash: '#b' },
        isAwake: false,
        generation: 0,
      },
    ],
    recent: ['/judges', '/contests/1/edit', '/dashboard'],
  });
});

test('nobody gets the tabs of another, nor what is no page of theirs any more', () => {
  keepTabs('7', { tabs: [home, tab('/a'), tab('/b')], recent: ['/b', '/a', '/dashboard'] });
  expect(recall('8').tabs.map(({ key }) => key)).toEqual(['/dashboard']);
  const known = recall('7', (pathname) => pathname !== '/a');
  expect([known.tabs.map(({ key }) => key), known.recent]).toEqual([
    ['/dashboard', '/b'],
    ['/b', '/dashboard'],
  ]);
});

test('pins hold for every window, other tabs for this one until it is left', () => {
  keepTabs('7', { tabs: [home, tab('/a'), tab('/b', { isPinned: true })], recent: [] });
  forgetTabs('7');
  expect(recall().tabs.map(({ key }) => key)).toEqual(['/dashboard', '/b']);
  keepTabs('7', { tabs: [home, tab('/b')], recent: [] });
  forgetTabs('7');
  expect(recall().tabs.map(({ key }) => key)).toEqual(['/dashboard']);
});

test.each([
  '{',
  'null',
  '[]',
  '{"tabs":[],"recent":[7]}',
  '{"tabs":{},"recent":[]}',
  '{"tabs":[null],"recent":[]}',
  '{"tabs":[{"pathname":"/a"}],"recent":[]}',
  '{"tabs":[{"pathname":"a","search":"","hash":"","isPinned":false}],"recent":[]}',
  '{"tabs":[{"pathname":"/a","search":"","hash":"","isPinned":"no"}],"recent":[]}',
  '{"tabs":[{"pathname":"/a","search":"","hash":"","isPinned":false,"name":7}],"recent":[]}',
])('damaged memory %s is none', (text) => {
  sessionStorage.setItem('saiwu_TABS_7', text);
  expect(recall().tabs.map(({ key }) => key)).toEqual(['/dashboard']);
});

test('the same page twice is one tab', () => {
  keepTabs('7', { tabs: [home, tab('/a'), tab('/a')], recent: ['/a', '/a'] });
  expect(recall().tabs.map(({ key }) => key)).toEqual(['/dashboard', '/a']);
  expect(recall().recent).toEqual(['/dashboard', '/a']);
});

test('a full storage costs the memory alone', () => {
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => keepTabs('7', { tabs: [home], recent: [] })).not.toThrow();
});

function storageOf(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}
