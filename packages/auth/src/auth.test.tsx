import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { AuthProvider, useSession } from './auth-provider.tsx';
import { useAuthority } from './use-authority.ts';
import { memoryStorage } from './memory-storage.ts';
import { Permission, Role, type GateProps } from './permission-gate.tsx';
import { RequirePermission, type RequirePermissionProps } from './require-permission.tsx';
import { loginPath, RequireSession } from './require-session.tsx';
import { createSessionStore } from './session-store.ts';

// The package does not depend on types of react-dom; only this test renders.
const rendererName: string = 'react-dom/server';
const { renderToStaticMarkup }: { renderToStaticMarkup: (node: ReactNode) => string } = await import(rendererName);

const user = { id: '7', account: 'admin', name: '管理员' };

function rendered(children: ReactNode, items: Record<string, unknown> = {}): string {
  const stored = Object.entries(items).map(([key, value]) => [`saiwu_${key}`, JSON.stringify(value)]);
  const { storage } = memoryStorage(Object.fromEntries(stored) as Record<string, string>); // pairs of texts
  return renderToStaticMarkup(<AuthProvider store={createSessionStore(storage)}>{children}</AuthProvider>);
}

describe('Permission and Role', () => {
  const held = {
    AUTHORITY_RESOURCE: { enabled: true, caseSensitive: false, resourceList: ['role:view;role:edit', 'org:*'], roleList: ['Judge'] },
  };

  test.each<[string, Omit<GateProps, 'children'>, string]>([
    ['all', { all: ['role:view', 'org:add'] }, '甲'],
    ['all, one missing', { all: ['role:view', 'role:add'] }, ''],
    ['one code', { all: 'role:edit' }, '甲'],
    ['any', { any: ['role:add', 'role:view'] }, '甲'],
    ['any, all missing', { any: ['role:add'] }, ''],
    ['any of nothing', { any: [] }, ''],
    ['none', { none: ['role:add'] }, '甲'],
    ['none, one there', { none: ['role:view', 'role:add'] }, ''],
    ['all checks together', { all: 'role:view', any: 'org:x', none: 'role:add' }, '甲'],
    ['one of all checks fails', { all: 'role:view', any: 'org:x', none: 'role:edit' }, ''],
    ['no check', {}, '甲'],
    ['fallback', { all: 'role:add', fallback: '乙' }, '乙'],
  ])('permissions: %s', (_, checks, text) => {
    expect(rendered(<Permission {...checks}>甲</Permission>, held)).toBe(text);
  });

  test.each<[string, Omit<GateProps, 'children'>, string]>([
    ['all', { all: 'JUDGE' }, '甲'],
    ['any missing', { any: ['SUPER_ADMIN'] }, ''],
    ['none', { none: 'judge' }, ''],
    ['fallback', { all: 'teacher', fallback: '乙' }, '乙'],
  ])('roles: %s', (_, checks, text) => {
    expect(rendered(<Role {...checks}>甲</Role>, held)).toBe(text);
  });

  test('nothing shows before the server has said what the user may do', () => {
    expect(rendered(<Permission all="role:view">甲</Permission>)).toBe('');
  });

  test('everything shows when checks are off', () => {
    const off = { AUTHORITY_RESOURCE: { enabled: false, caseSensitive: false, resourceList: [], roleList: [] } };
    const element = (
      <Permission all="x" any={[]}>
        甲
      </Permission>
    );
    expect(rendered(element, off)).toBe('甲');
  });

  test('outside of the provider is a mistake that says so', () => {
    expect(() => renderToStaticMarkup(<Permission all="x">甲</Permission>)).toThrow('AuthProvider');
  });
});

describe('the hooks', () => {
  test('give the session and the checks', () => {
    expect(rendered(<Greeting />, { TOKEN: 'T', USER: user, AUTHORITY_RESOURCE: { roleList: ['JUDGE'] } })).toBe('管理员 true true');
  });
});

describe('RequireSession', () => {
  const routes = (
    <MemoryRouter initialEntries={['/contests']}>
      <Routes>
        <Route element={<RequireSession />}>
          <Route path="/contests" element="竞赛" />
        </Route>
      </Routes>
    </MemoryRouter>
  );

  test('lets a user with a token through', () => {
    expect(rendered(routes, { TOKEN: 'T', USER: user })).toBe('竞赛');
  });

  test('takes children in the place of child routes', () => {
    const element = (
      <MemoryRouter>
        <RequireSession>内容</RequireSession>
      </MemoryRouter>
    );
    expect(rendered(element, { TOKEN: 'T', USER: user })).toBe('内容');
  });

  test.each([{}, { TOKEN: 'T' }, { USER: user }, { TOKEN: '', USER: user }])('shows nothing with %j', (items) => {
    expect(rendered(routes, items)).toBe('');
  });

  test('remembers where the user wanted to go', () => {
    expect(loginPath({ pathname: '/contests', search: '?q=1&r=2', hash: '#x' })).toBe('/login?redirect=%2Fcontests%3Fq%3D1%26r%3D2%23x');
    expect(loginPath({ pathname: '/', search: '', hash: '' })).toBe('/login');
  });
});

describe('RequirePermission', () => {
  const held = { AUTHORITY_RESOURCE: { resourceList: ['contest:view'], roleList: ['JUDGE'] } };
  const routes = (checks: RequirePermissionProps) => (
    <MemoryRouter initialEntries={['/contests']}>
      <Routes>
        <Route element={<RequirePermission {...checks} />}>
          <Route path="/contests" element="竞赛" />
        </Route>
      </Routes>
    </MemoryRouter>
  );

  test.each<[RequirePermissionProps, string]>([
    [{}, '竞赛'],
    [{ all: 'contest:view' }, '竞赛'],
    [{ all: 'contest:edit', fallback: '无权限' }, '无权限'],
    [{ all: 'contest:view', roles: { any: ['judge', 'teacher'] } }, '竞赛'],
    [{ all: 'contest:view', roles: { none: 'judge' } }, ''],
  ])('with %j shows %j', (checks, text) => {
    expect(rendered(routes(checks), held)).toBe(text);
  });
});

function Greeting() {
  const { user: current, isSignedIn } = useSession();
  const { hasRole } = useAuthority();
  return `${current?.name} ${isSignedIn} ${hasRole('judge')}`;
}
