import { readFileSync } from 'node:fs';
import type { RouterNode } from '@saiwu/openapi';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';
import { loginForm, opened, platformClient } from '../../../../test/platform-client.ts';
import { seed } from '../../../seed/seed.ts';

const server = openServer();
const platform = platformClient(server);

/**
 * Files below `src/views` of a front end of the platform's generation (platform-api §3.3, §3.5) for which this server has the operations.
 */
const views = [
  'dashboard/index',
  'lamp/org/org/index',
  'lamp/org/station/index',
  'lamp/org/user/index',
  'lamp/resources/msg/index',
  'lamp/resources/smsTemplate/index',
  'lamp/resources/sms/index',
  'lamp/resources/attachment/index',
  'lamp/system/role/index',
  'lamp/system/dictionary/index',
  'lamp/system/area/index',
  'lamp/system/online/index',
  'lamp/system/parameter/index',
  'lamp/system/optLog/index',
  'lamp/system/loginLog/index',
  'lamp/gateway/blocklist/index',
  'lamp/gateway/ratelimiter/index',
];

async function menuOf(account: string): Promise<RouterNode[]> {
  const { data } = await opened(platform('POST', 'oauth/noToken/login', { json: { ...loginForm, account } }));
  return (await opened(platform('GET', 'oauth/menu/router', { token: data.token })))['data'];
}

/** What such a client makes of the tree: a node without a component is left out, one whose file it cannot find breaks its navigation. */
function screensOf(nodes: RouterNode[]): { path: string; component: string }[] {
  return nodes.flatMap(({ path, component, children = [] }) => {
    if (component === undefined) return [];
    if (component === 'Layout') return screensOf(children);
    expect(views, path).toContain(component);
    return [{ path, component }];
  });
}

const every = (nodes: RouterNode[]): RouterNode[] => nodes.flatMap((node) => [node, ...every(node.children ?? [])]);

describe('the menu, as a front end of the platform reads it', () => {
  it('names a screen that such a client has, at the path of it, or none', async () => {
    const menu = await menuOf('manager');
    const screens = screensOf(menu);
    expect(screens.map(({ component }) => component).toSorted()).toEqual(views.toSorted());
    for (const { path, component } of screens.filter((one) => one.path !== '/dashboard')) expect(component).toBe(`lamp${path}/index`);
    expect(every(menu).map(({ path }) => path)).toEqual(expect.arrayContaining(['/contests', '/judges']));
  });

  it('has no group that would be empty there', async () => {
    const groups = every(await menuOf('manager')).filter(({ component }) => component === 'Layout');
    expect(groups.map(({ path }) => path).toSorted()).toEqual(['/gateway', '/org', '/resources', '/system']);
    for (const { children = [] } of groups) expect(screensOf(children).length).toBeGreaterThan(0);
  });

  it('carries label and place of each node', async () => {
    const menu = await menuOf('manager');
    for (const { label, name, sortValue } of every(menu)) expect([label, Number.isInteger(sortValue)]).toEqual([name, true]);
    for (const nodes of [menu, ...every(menu).map(({ children = [] }) => children)])
      expect(nodes.map(({ sortValue }) => sortValue)).toEqual(nodes.map(({ sortValue }) => sortValue).toSorted((a, b) => a - b));
  });

  it('shows each role what it was granted, after a start on a database of an earlier version too', async () => {
    const before = await menuOf('manager');
    const [system] = await server.db.selectFrom('menu').where('path', '=', '/system').select('id').execute();
    const former = [
      ['/gateway/blocklist', '/system/blockList'],
      ['/gateway/ratelimiter', '/system/rateLimiter'],
    ] as const;
    for (const [path, old] of former)
      await server.db
        .updateTable('menu')
        .set({ path: old, parentId: system?.id ?? '', component: `saiwu${old}/index`, state: false })
        .where('path', '=', path)
        .execute();
    await sql`delete from role_authority where authority_type = 'MENU' and authority_id in (select id from menu where path = '/gateway')`.execute(
      server.db,
    );
    await server.db.deleteFrom('menu').where('path', '=', '/gateway').execute();
    for (const statement of readFileSync(new URL('../../../database/migrations/0017-platform-clients.sql', import.meta.url), 'utf8').split(
      ';\n',
    ))
      await sql.raw(statement).execute(server.db);
    await seed(server.host, undefined);
    expect(await menuOf('manager')).toEqual(before);
    expect(screensOf(await menuOf('school')).map(({ path }) => path)).not.toContain('/gateway/blocklist');
  });
});
