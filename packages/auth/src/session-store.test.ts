import { describe, expect, test } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { createSessionStore } from './session-store.ts';

const serverNow = Date.parse('2026-09-01T00:00:00Z');
const answer = {
  token: 'T1',
  refreshToken: 'R1',
  expire: '1800',
  userId: '7',
  account: 'admin',
  name: '管理员',
  avatar: null,
  workDescribe: null,
  roleList: [{ code: 'XMANAGEMENT', centifiedStatus: true }],
  mustChangePassword: false,
  passwordExpired: false,
  mustEnrolTotp: true,
  isInvited: true,
  timeZone: 'Asia/Shanghai',
  expired: { since: '2026-08-31', orgLabel: '华东科技大学' },
};
const resource = { enabled: true, caseSensitive: false, resourceList: ['a:b'], roleList: ['XMANAGEMENT'] };
const router = [
  { path: '/a', name: '甲', component: 'Layout', meta: { title: '甲', breadcrumb: true }, hidden: false, alwaysShow: false, children: [] },
];

describe('the storage', () => {
  test('has the keys of the specification, JSON-encoded, and an absolute expiry', () => {
    const { storage, items } = memoryStorage();
    const store = createSessionStore(storage);
    store.setTenant('0000');
    store.signIn(answer, serverNow);
    store.setResources(resource);
    store.setRouter(router);
    const { token: _, refreshToken: __, expire: ___, userId: id, ...person } = answer;
    expect(Object.fromEntries([...items].map(([key, text]) => [key, JSON.parse(text) as unknown]))).toEqual({
      saiwu_TENANT: '0000',
      saiwu_USER: { id, ...person },
      saiwu_EXPIRE_TIME: '2026-09-01T00:30:00.000Z',
      saiwu_REFRESH_TOKEN: 'R1',
      saiwu_TOKEN: 'T1',
      saiwu_AUTHORITY_RESOURCE: resource,
      saiwu_PERMISSIONS: ['a:b'],
      saiwu_USER_ROUTER: router,
    });
  });

  test('gives back what was kept, also to the next page', () => {
    const { storage } = memoryStorage();
    const store = createSessionStore(storage);
    store.signIn(answer, serverNow);
    store.setResources(resource);
    store.setRouter(router);
    for (const { getSnapshot } of [store, createSessionStore(storage)]) {
      expect(getSnapshot()).toMatchObject({
        isSignedIn: true,
        token: 'T1',
        expiresAt: serverNow + 1_800_000,
        authorityResource: resource,
        router,
      });
    }
    expect(store.read()).toEqual({ token: 'T1', refreshToken: 'R1', expiresAt: serverNow + 1_800_000 });
  });

  test('clear leaves settings, drafts and the keys of others', () => {
    const { storage, items } = memoryStorage({ saiwu_MSG_REFRESH: 'true', saiwu_LANGUAGE: '"en"', other_TOKEN: '"x"' });
    const store = createSessionStore(storage);
    store.signIn(answer, serverNow);
    store.setResources(resource);
    store.setRouter(router);
    store.setTenant('0000');
    store.clear();
    expect([...items.keys()]).toEqual(['saiwu_MSG_REFRESH', 'saiwu_LANGUAGE', 'other_TOKEN']);
    expect(store.getSnapshot()).toMatchObject({ isSignedIn: false, token: null, user: null, router: null });
    expect(store.read()).toBeNull();
  });

  test('a sign-in leaves nothing of the user before, but the tenant', () => {
    const { storage } = memoryStorage();
    const store = createSessionStore(storage);
    store.setTenant('0000');
    store.signIn(answer, serverNow);
    store.setResources(resource);
    store.setRouter(router);
    store.signIn({ ...answer, userId: '8' }, serverNow);
    expect(store.getSnapshot()).toMatchObject({ user: { id: '8' }, authorityResource: null, router: null, tenant: '0000' });
  });
});

describe('setUser', () => {
  test('changes who the person is, and leaves tokens, permissions and menu', () => {
    const { storage } = memoryStorage();
    const store = createSessionStore(storage);
    store.signIn(answer, serverNow);
    store.setResources(resource);
    store.setRouter(router);
    store.setUser({ ...answer, name: '张三', token: 'T2' });
    expect(store.getSnapshot()).toMatchObject({ user: { name: '张三' }, token: 'T1', authorityResource: resource, router });
  });

  test('is for the person who is signed in: not for who was, and not after signing out', () => {
    const { storage } = memoryStorage();
    const store = createSessionStore(storage);
    store.signIn({ ...answer, userId: '8' }, serverNow);
    store.setUser({ ...answer, name: '张三' });
    expect(store.getSnapshot().user).toMatchObject({ id: '8', name: '管理员' });
    store.clear();
    store.setUser(answer);
    expect(store.getSnapshot()).toMatchObject({ isSignedIn: false, user: null });
  });
});

test('a session in place of another one never leaves the storage without a token: another tab would think it signed out', () => {
  const { storage } = memoryStorage();
  const store = createSessionStore(storage);
  store.signIn(answer, serverNow);
  store.setResources(resource);
  const removed: string[] = [];
  const remove = storage.removeItem.bind(storage);
  storage.removeItem = (key) => {
    removed.push(key);
    remove(key);
  };
  store.signIn({ ...answer, token: 'T2' }, serverNow);
  expect(removed).toContain('saiwu_AUTHORITY_RESOURCE');
  expect(removed).not.toContain('saiwu_TOKEN');
  expect(store.getSnapshot()).toMatchObject({ token: 'T2', authorityResource: null });
});

describe('damaged values', () => {
  test.each(['{', 'null', '1', '[]', '""', '{}', 'undefined', 'T1'])('%s under every key is a session that is not there', (text) => {
    const keys = ['TOKEN', 'REFRESH_TOKEN', 'EXPIRE_TIME', 'USER', 'PERMISSIONS', 'TENANT'];
    const { storage } = memoryStorage(Object.fromEntries(keys.map((key) => [`saiwu_${key}`, text])));
    const store = createSessionStore(storage);
    expect(store.getSnapshot()).toMatchObject({ isSignedIn: false, token: null, user: null, expiresAt: null, tenant: null });
    expect(store.read()).toBeNull();
  });

  test('a node of the menu needs no component', () => {
    const { storage, items } = memoryStorage();
    const node = { path: '/a', name: '甲', meta: { title: '甲', breadcrumb: true }, hidden: false, alwaysShow: false };
    items.set('saiwu_USER_ROUTER', JSON.stringify([node]));
    expect(createSessionStore(storage).getSnapshot().router).toEqual([node]);
  });

  test('a damaged part leaves the others', () => {
    const { storage, items } = memoryStorage();
    const store = createSessionStore(storage);
    store.signIn(answer, serverNow);
    items.set('saiwu_EXPIRE_TIME', '"soon"');
    items.set('saiwu_USER', JSON.stringify({ id: '7', account: 'a', name: 'b', roleList: [null, { code: 1 }, { code: 'X' }], avatar: 5 }));
    items.set('saiwu_AUTHORITY_RESOURCE', JSON.stringify({ resourceList: ['a', 1, null], roleList: 'x' }));
    items.set('saiwu_USER_ROUTER', JSON.stringify([null, 'x', { path: '/a' }, ...router]));
    expect(store.read()).toEqual({ token: 'T1', refreshToken: 'R1', expiresAt: Number.NaN });
    expect(store.getSnapshot()).toMatchObject({
      isSignedIn: true,
      user: {
        avatar: null,
        roleList: [{ code: 'X', centifiedStatus: null }],
        mustChangePassword: false,
        passwordExpired: false,
        mustEnrolTotp: false,
        isInvited: false,
        timeZone: null,
        expired: null,
      },
      authorityResource: { enabled: true, caseSensitive: false, resourceList: ['a'], roleList: [] },
      router,
    });
  });

  test('a damaged permission list never switches the checks off', () => {
    for (const text of ['{}', '{"enabled":null}', '{"enabled":0}', '{"enabled":"false"}']) {
      const { storage } = memoryStorage({ saiwu_AUTHORITY_RESOURCE: text });
      expect(createSessionStore(storage).getSnapshot().authorityResource?.enabled).toBe(true);
    }
  });
});

describe('listeners', () => {
  test('hear of each change once, and of none that changes nothing', () => {
    const store = createSessionStore(memoryStorage().storage);
    let calls = 0;
    const stop = store.subscribe(() => (calls += 1));
    store.signIn(answer, serverNow);
    expect(calls).toBe(1);
    store.setTenant('0000');
    store.setTenant('0000');
    expect(calls).toBe(2);
    stop();
    store.clear();
    expect(calls).toBe(2);
  });

  test('the snapshot is the same object until something changes, and unchanged parts stay the same', () => {
    const store = createSessionStore(memoryStorage().storage);
    store.signIn(answer, serverNow);
    store.setResources(resource);
    const before = store.getSnapshot();
    expect(store.getSnapshot()).toBe(before);
    store.renew({ token: 'T2', refreshToken: null, expiresAt: serverNow });
    const after = store.getSnapshot();
    expect(after).toMatchObject({ token: 'T2', refreshToken: null, expiresAt: serverNow });
    expect(after.authorityResource).toBe(before.authorityResource);
    expect(after.user).toBe(before.user);
  });

  test('hear of other tabs', () => {
    const { storage, events, writeElsewhere } = memoryStorage();
    const store = createSessionStore(storage, events);
    store.signIn(answer, serverNow);
    const seen: (string | null)[] = [];
    const stop = store.subscribe(() => seen.push(store.getSnapshot().token));
    writeElsewhere('saiwu_TOKEN', '"T2"');
    writeElsewhere('other_TOKEN', '"T3"');
    writeElsewhere(null, null);
    expect(seen).toEqual(['T2', null]);
    stop();
    writeElsewhere('saiwu_TOKEN', '"T4"');
    expect(seen).toHaveLength(2);
  });

  test('without any, the snapshot is read anew, and so are the tokens always', () => {
    const { storage, items } = memoryStorage();
    const store = createSessionStore(storage);
    store.signIn(answer, serverNow);
    items.set('saiwu_TOKEN', '"T2"');
    expect(store.getSnapshot().token).toBe('T2');
    store.subscribe(() => undefined);
    items.set('saiwu_TOKEN', '"T3"');
    expect(store.read()?.token).toBe('T3');
  });
});
