// @pglite: a start on a database of an earlier version
import { consolePaths } from '@saiwu/openapi';
import { describe, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { menus, type SeedMenu } from './catalogue.ts';
import { permissionCodes } from './permission-codes.ts';
import { seed } from './seed.ts';

const server = openServer();

async function codesOf(role: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('roleAuthority')
    .innerJoin('role', 'role.id', 'roleAuthority.roleId')
    .innerJoin('resource', 'resource.id', 'roleAuthority.authorityId')
    .where('role.code', '=', role)
    .select('resource.code')
    .execute();
  return rows.map(({ code }) => code);
}

const every = menus.flatMap((menu): readonly SeedMenu[] => [menu, ...(menu.children ?? [])]);

it('every permission code hangs on one menu, and no other code does', () => {
  expect(every.flatMap(({ codes = [] }) => codes).toSorted()).toEqual(permissionCodes.toSorted());
});

it('a menu that our console alone has leads to a screen of it', () => {
  const paths = every.filter(({ isOurs }) => isOurs).map(({ path }) => path);
  const screens = Object.values(consolePaths).map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  expect(paths.filter((path) => !screens.some((screen) => screen.test(path)))).toEqual([]);
});

describe('a start on a database of an earlier version', () => {
  it('brings the menus, codes and parameters that came since, granted to our roles', async () => {
    await server.db.deleteFrom('resource').where('code', '=', 'authority:org:add').execute();
    await server.db.deleteFrom('menu').where('path', '=', '/org/org').execute();
    await server.db.deleteFrom('parameter').where('key', '=', 'DocsUrl').execute();
    expect(await seed(server.host, undefined)).toBeNull();
    expect(await codesOf('XMANAGEMENT')).toContain('authority:org:add');
    const menus = await server.db.selectFrom('menu').where('path', '=', '/org/org').select('parentId').execute();
    const [group] = await server.db.selectFrom('menu').where('path', '=', '/org').select('id').execute();
    expect(menus).toEqual([{ parentId: group?.id }]);
    expect(await server.db.selectFrom('parameter').where('key', '=', 'DocsUrl').select('value').execute()).toEqual([{ value: '' }]);
  });

  it('leaves what an administrator has decided', async () => {
    const { id } = await server.db.selectFrom('resource').where('code', '=', 'contest:add').select('id').executeTakeFirstOrThrow();
    await server.db.deleteFrom('roleAuthority').where('authorityId', '=', id).execute();
    await server.db.updateTable('parameter').set({ value: 'https://example.org' }).where('key', '=', 'DocsUrl').execute();
    await seed(server.host, undefined);
    expect(await codesOf('XMANAGEMENT')).not.toContain('contest:add');
    const [kept] = await server.db.selectFrom('parameter').where('key', '=', 'DocsUrl').select('value').execute();
    expect(kept).toEqual({ value: 'https://example.org' });
  });
});
