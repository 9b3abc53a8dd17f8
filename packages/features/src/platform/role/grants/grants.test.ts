import type { GrantNode } from '@saiwu/openapi';
import { expect, test } from 'vitest';
import { beyond, bodyOf, changedAgain, changeOf, grantable, grantsIn, withLeaves } from './grants.ts';

const node = (id: string, children: GrantNode[] = [], fields: Partial<GrantNode> = {}): GrantNode => ({
  id,
  parentId: '0',
  type: children.length > 0 || id.startsWith('m') ? 'MENU' : 'RESOURCE',
  label: id,
  code: null,
  path: null,
  isGeneral: false,
  state: true,
  children,
  ...fields,
});

const nodes = [
  node('mHome', [], { isGeneral: true }),
  node('mSystem', [node('mRoles', [node('view'), node('edit')]), node('mLogs', [node('read')]), node('mPlain')]),
  node('mMail', [node('send')], { isGeneral: true }),
];

const former = { menuIdList: ['mSystem', 'mRoles', 'mLogs', 'mMail', 'mFar'], resourceIdList: ['view', 'far'], version: 7 };
const before = grantsIn(nodes, former);

test('buttons and menus without any have a box of their own, everybody’s menus have none', () => {
  expect(grantable(nodes)).toEqual(['view', 'edit', 'read', 'mPlain', 'send']);
});

test('a menu that is granted without its buttons is kept, with those that lead there', () => {
  expect(before).toEqual({ leaves: ['view'], bare: ['mLogs'] });
  const body = bodyOf(nodes, withLeaves(nodes, before, ['view', 'edit', 'mPlain']), former);
  expect(body).toEqual({ menuIdList: ['mLogs', 'mPlain', 'mMail'], resourceIdList: ['view', 'edit'], version: 7 });
});

test('it is bare no more once something beneath it is checked, and gone when that is taken away', () => {
  const used = withLeaves(nodes, before, ['view', 'read']);
  expect(changeOf(nodes, before, used)).toEqual({ added: ['read'], removed: [] });
  const gone = withLeaves(nodes, used, ['view']);
  expect(gone.bare).toEqual([]);
  expect(changeOf(nodes, before, gone)).toEqual({ added: [], removed: ['mLogs'] });
});

test('nothing has changed when a box was pressed twice', () => {
  const twice = withLeaves(nodes, withLeaves(nodes, before, ['view', 'edit']), ['view']);
  expect(changeOf(nodes, before, twice)).toEqual({ added: [], removed: [] });
});

test('what the reader could not grant is counted, and not sent', () => {
  expect(beyond(nodes, former)).toBe(1);
  expect(bodyOf(nodes, before, former).resourceIdList).toEqual(['view']);
});

test('what was changed is changed again in what somebody else has left', () => {
  const mine = changeOf(nodes, before, withLeaves(nodes, before, ['edit', 'mPlain']));
  expect(mine).toEqual({ added: ['edit', 'mPlain'], removed: ['view'] });
  const theirs = grantsIn(nodes, { menuIdList: ['mSystem', 'mRoles'], resourceIdList: ['view', 'edit', 'send'], version: 8 });
  const both = changedAgain(nodes, theirs, mine);
  expect(both).toEqual({ leaves: ['edit', 'send', 'mPlain'], bare: [] });
  expect(changeOf(nodes, theirs, both)).toEqual({ added: ['mPlain'], removed: ['view'] });
});

test('a bare menu that was taken is taken again, and one that somebody else has filled stays', () => {
  const mine = { added: [], removed: ['mLogs'] };
  expect(changedAgain(nodes, before, mine)).toEqual({ leaves: ['view'], bare: [] });
  const theirs = grantsIn(nodes, { ...former, resourceIdList: ['view', 'read'] });
  expect(changedAgain(nodes, theirs, mine)).toEqual({ leaves: ['view', 'read'], bare: [] });
});
