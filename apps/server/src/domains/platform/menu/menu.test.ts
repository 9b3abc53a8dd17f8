import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const admin = server.as('admin');
const save = async (body: object) => (await admin.call('menu.save', { body: { label: '菜单', ...body } })).data;
const button = async (menuId: string, code: string) => (await admin.call('resource.save', { body: { menuId, code, name: '按钮' } })).data;

interface Node {
  id: string;
  path: string;
  children: Node[];
}
const every = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...every(node.children)]);

/** A role with these grants, in the hands of somebody who has none else. */
async function grant(menuIdList: string[], resourceIdList: string[]): Promise<string> {
  const { data: role } = await admin.call('role.save', { body: { name: '试用' } });
  await admin.call('role.grant', { body: { roleId: role.id, menuIdList, resourceIdList } });
  const { id } = await server.db.selectFrom('user').where('account', '=', 'nobody').select('id').executeTakeFirstOrThrow();
  await admin.call('role.assign', { params: { id: role.id }, body: [id] });
  return role.id;
}

describe('a menu', () => {
  it('gets its leading slash, and the file that older front ends load', async () => {
    expect(await save({ path: 'a/b' })).toMatchObject({ path: '/a/b', component: 'lamp/a/b/index', parentId: '0', parentPath: null });
    expect(await save({ path: 'https://x.test/' })).toMatchObject({ path: 'https://x.test/', component: 'Layout' });
    const { id } = await save({ path: '/c', component: 'own/c' });
    const move = async (body: object) => (await admin.change('menu.update', { id, ...body })).data.component;
    expect(await move({ path: '/d' })).toBe('own/c');
    expect(await move({ component: '' })).toBe('lamp/d/index');
    expect(await move({ path: '/e' })).toBe('lamp/e/index');
  });

  it.each(['/', '/a/', '//elsewhere.test', '/a b', String.raw`\a`, '/a\u0000'])('does not lead to %j', async (path) => {
    expect((await admin.call('menu.save', { body: { label: 'x', path } })).status).toBe(400);
  });

  it('moves with all beneath it, and never beneath itself', async () => {
    const top = await save({ path: '/top' });
    const inner = await save({ path: '/top/inner', parentId: top.id });
    const deep = await save({ path: '/top/deep', parentPath: '/top/inner' });
    expect(deep).toMatchObject({ parentId: inner.id, parentPath: '/top/inner' });
    for (const parentId of [top.id, deep.id]) {
      const refused = await admin.call('menu.update', { body: { id: top.id, parentId } });
      expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { parentId: '不能移到自己或自己的下级里' }]);
    }
    expect((await admin.call('menu.update', { body: { id: inner.id, parentId: '0' } })).data).toMatchObject({ parentPath: null });
  });

  it('goes with all beneath it, its buttons and their grants; one that we ship stays, and all with it', async () => {
    const top = await save({ path: '/top' });
    const inner = await save({ path: '/top/inner', parentId: top.id });
    const { id: resourceId } = await button(inner.id, 'top:inner');
    const roleId = await grant([inner.id], [resourceId]);
    const held = async () => (await admin.call('role.authorityRows', { params: { roleId } })).data.length;
    expect(await held()).toBe(3);
    const shipped = await server.db.selectFrom('menu').where('path', '=', '/system/role').select('id').executeTakeFirstOrThrow();
    const refused = await admin.call('menu.remove', { body: [top.id, shipped.id] });
    expect([refused.status, refused.msg, await held()]).toEqual([409, '内置数据，不能操作', 3]);
    expect((await admin.call('menu.remove', { body: [top.id] })).data).toBe(true);
    expect([await held(), (await admin.call('resource.get', { params: { id: resourceId } })).status]).toEqual([0, 404]);
  });

  it('that holds one of ours is not deleted from under it', async () => {
    const top = await save({ path: '/top' });
    await server.db.updateTable('menu').set({ parentId: top.id }).where('path', '=', '/system/role').execute();
    expect((await admin.call('menu.remove', { body: [top.id] })).status).toBe(409);
  });
});

describe('a menu in its place', () => {
  const places = async (parentId: string) => {
    const nodes = every((await admin.call('menu.tree')).data);
    return (nodes.find(({ id }) => id === parentId)?.children ?? []).map(({ path }) => path);
  };

  it('comes last when it is added, and goes after another one, first, or elsewhere', async () => {
    const top = await save({ path: '/top' });
    const [a, b, c] = [
      await save({ path: '/a', parentId: top.id }),
      await save({ path: '/b', parentId: top.id }),
      await save({ path: '/c', parentId: top.id }),
    ];
    expect(await places(top.id)).toEqual(['/a', '/b', '/c']);
    const move = (id: string, parentId: string, after: string | null) => admin.call('menu.move', { body: { id, parentId, after } });
    expect((await move(c.id, top.id, a.id)).data).toBe(true);
    expect(await places(top.id)).toEqual(['/a', '/c', '/b']);
    await move(b.id, top.id, null);
    expect(await places(top.id)).toEqual(['/b', '/a', '/c']);
    await move(c.id, a.id, null);
    expect([await places(top.id), await places(a.id)]).toEqual([['/b', '/a'], ['/c']]);
    // what made room was changed by nobody
    expect((await admin.call('menu.get', { params: { id: a.id } })).data.version).toBe(a.version);
    expect((await move(b.id, top.id, c.id)).status).toBe(404);
  });

  it('stands between those that we ship, which stay where they are', async () => {
    const paths = async () => (await admin.call('menu.tree')).data.map(({ path }: Node) => path);
    const before = await paths();
    const own = await save({ path: '/own' });
    const [first, second] = (await admin.call('menu.tree')).data;
    await admin.call('menu.move', { body: { id: own.id, parentId: '0', after: first.id } });
    expect(await paths()).toEqual([before[0], '/own', ...before.slice(1)]);
    const refused = await admin.call('menu.move', { body: { id: second.id, parentId: '0', after: null } });
    expect([refused.status, refused.msg]).toEqual([409, '内置数据，不能操作']);
  });

  it('never comes to stand beneath itself', async () => {
    const top = await save({ path: '/top' });
    const inner = await save({ path: '/top/inner', parentId: top.id });
    for (const parentId of [top.id, inner.id]) {
      const refused = await admin.call('menu.move', { body: { id: top.id, parentId, after: null } });
      expect([refused.status, refused.msg]).toEqual([400, '不能移到自己或自己的下级里']);
    }
  });

  it('at the top may lead elsewhere, or hold others; without any it is no group', async () => {
    await save({ path: 'https://calendar.test', isGeneral: true });
    await save({ path: '/empty', component: 'Layout', isGeneral: true });
    const paths = (await server.as('nobody').call('menu.router')).data.map(({ path }: Node) => path);
    expect(paths).toContain('https://calendar.test');
    expect(paths).not.toContain('/empty');
  });

  it('says what goes with it', async () => {
    const top = await save({ path: '/top' });
    const inner = await save({ path: '/top/inner', parentId: top.id });
    const { id: resourceId } = await button(inner.id, 'top:inner');
    const roleId = await grant([top.id], [resourceId]);
    const { data } = await admin.call('menu.use', { params: { id: top.id } });
    expect(data).toEqual({ menus: 1, buttons: 1, roles: [{ id: roleId, code: expect.any(String), name: '试用' }] });
    expect((await admin.call('menu.use', { params: { id: '1' } })).status).toBe(404);
  });
});

describe('the tree', () => {
  it('is the same by GET and POST, in order, whole', async () => {
    const top = await save({ path: '/top', sortValue: 0 });
    await save({ path: '/top/second', parentId: top.id, sortValue: 2 });
    await save({ path: '/top/first', parentId: top.id, sortValue: 1 });
    const { data } = await admin.call('menu.tree');
    expect((await admin.call('menu.postTree')).data).toEqual(data);
    expect(data[0].children.map(({ path }: Node) => path)).toEqual(['/top/first', '/top/second']);
    expect(every(data)).toHaveLength((await admin.call('menu.query', { body: {} })).data.length);
    expect((await server.as('school').call('menu.tree')).status).toBe(403);
  });

  it('of one’s own has what one’s roles were granted, by group', async () => {
    const own = await save({ path: '/own', group: 'g' });
    await save({ path: '/foreign', group: 'g' });
    await save({ path: '/off', group: 'g', isGeneral: true, state: false });
    await grant([own.id], []);
    const mine = async (query: object = {}) => every((await server.as('nobody').call('menu.mine', { query })).data).map(({ path }) => path);
    expect(await mine({ group: 'g' })).toEqual(['/own']);
    expect(await mine()).toEqual(expect.arrayContaining(['/own', '/dashboard']));
    expect((await server.as('nobody').call('menu.mine', { query: { userId: '1' } })).status).toBe(404);
  });
});

describe('a button', () => {
  it('gets a code where it has none, which never changes', async () => {
    const { id } = await save({ path: '/top' });
    const { data } = await admin.call('resource.save', { body: { menuId: id, name: '按钮', code: '' } });
    expect(data.code).toMatch(/^[\w-]{8}$/);
    expect((await admin.change('resource.update', { id: data.id, code: '*', name: '改名' })).data).toMatchObject({
      code: data.code,
      name: '改名',
    });
  });

  it('that goes takes what it allowed from running sessions, but not the way back from whoever deletes it', async () => {
    const { id } = await save({ path: '/top' });
    const bundle = 'authority:role:*;authority:menu:view;authority:resource:delete;authority:resource:view';
    const { id: resourceId } = await button(id, bundle);
    await grant([id], [resourceId]);
    expect((await server.as('nobody').call('menu.tree')).status).toBe(200);
    const refused = await server.as('nobody').call('resource.remove', { body: [resourceId] });
    expect([refused.status, refused.msg]).toEqual([409, '这样你自己就不能再管理角色了，请由其他管理员操作']);
    expect((await admin.call('resource.remove', { body: [resourceId] })).data).toBe(true);
    expect((await server.as('nobody').call('menu.tree')).status).toBe(403);
  });
});
