import type { MenuNode } from '@saiwu/auth';
import { expect, test } from 'vitest';
import type { Page } from '../../lib/app/page.tsx';
import { menuEntries, menuTrail, unknownPaths } from './menu-tree.ts';

const node = (path: string, children?: MenuNode[]): MenuNode => ({
  path,
  name: path,
  component: children ? 'Layout' : path,
  meta: { title: path, breadcrumb: true },
  hidden: false,
  alwaysShow: false,
  ...(children && { children }),
});
const pages = ['/contests', '/contests/new', '/contests/:id/edit', '/system/parameter'].map((path) => ({ path })) as Page[]; // only the path is looked at
const menu = [
  node('/contest', [node('/contests'), node('/contests/new'), node('/appeals')]),
  node('/tenant', [node('/tenant/tenant')]),
  node('https://example.org'),
];

test('keeps what leads somewhere', () => {
  const entries = menuEntries(menu, pages);
  expect(entries.map((entry) => entry.title)).toEqual(['/contest', 'https://example.org']);
  expect(entries[0]?.children.map((entry) => entry.path)).toEqual(['/contests', '/contests/new']);
});

test('leaves out hidden nodes', () => {
  expect(menuEntries([{ ...node('/contests'), hidden: true }], pages)).toEqual([]);
});

test('keeps what is hidden only to front ends that go by components', () => {
  const { component: _, ...ours } = node('/contests');
  expect(menuEntries([{ ...ours, hidden: true }], pages).map(({ path }) => path)).toEqual(['/contests']);
});

test('reads old paths as the pages they became, and reports what is no page', () => {
  const old = [
    node('/contest', [node('/dasaileibiao'), node('/cjdasai/'), node('/bj')]),
    node('/nowhere'),
    { ...node('/unseen'), hidden: true },
  ];
  expect(menuEntries(old, pages)[0]?.children.map((entry) => entry.path)).toEqual(['/contests', '/contests/new']);
  expect(unknownPaths(old, pages)).toEqual(['/bj', '/nowhere']);
  expect(unknownPaths(menu, pages)).toEqual(['/appeals', '/tenant/tenant']);
});

test('reports no screen that another front end has, and leaves its entry out all the same', () => {
  const { component: _, ...ours } = node('/appeals');
  const mixed = [{ ...node('/system/area'), component: 'lamp/system/area/index' }, ours];
  expect([menuEntries(mixed, pages), unknownPaths(mixed, pages)]).toEqual([[], ['/appeals']]);
});

test('finds the way to the nearest entry', () => {
  const entries = menuEntries(menu, pages);
  expect(menuTrail(entries, '/contests/new').map((entry) => entry.title)).toEqual(['/contest', '/contests/new']);
  expect(menuTrail(entries, '/contests/12/edit').map((entry) => entry.title)).toEqual(['/contest', '/contests']);
  expect(menuTrail(entries, '/contestsx')).toEqual([]);
});

test('a group around a single entry is that entry, on the way to a page too', () => {
  const entries = menuEntries(
    [node('/outer', [node('/review', [{ ...node('/contests'), hidden: false }])]), node('/contest', [node('/contests/new')])],
    pages,
  );
  expect(entries.map(({ title, path, children }) => [title, path, children])).toEqual([
    ['/contests', '/contests', []],
    ['/contests/new', '/contests/new', []],
  ]);
  expect(menuTrail(entries, '/contests/12/edit').map((entry) => entry.title)).toEqual(['/contests']);
  const [iconless] = menuEntries(
    [{ ...node('/group', [node('/contests')]), meta: { title: '组', breadcrumb: true, icon: 'trophy' } }],
    pages,
  );
  expect(iconless?.icon).toBe('trophy');
});
