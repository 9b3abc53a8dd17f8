import type { GrantNode } from '@saiwu/openapi';
import { describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const admin = () => server.as('admin');
const manager = () => server.as('manager');

async function idOf(account: string): Promise<string> {
  return (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
}

async function roleOf(code: string): Promise<string> {
  return (await server.db.selectFrom('role').where('code', '=', code).select('id').executeTakeFirstOrThrow()).id;
}

async function resource(code: string): Promise<{ id: string; menuId: string }> {
  return server.db.selectFrom('resource').where('code', '=', code).select(['id', 'menuId']).executeTakeFirstOrThrow();
}

let made = 0;
/** A role of these codes, held by these people. */
async function hired(codes: readonly string[], accounts: readonly string[], fields: object = { dsType: 'ALL' }): Promise<string> {
  const { data } = await admin().call('role.save', { body: { name: `帮手${(made += 1)}`, ...fields } });
  const resourceIdList = await Promise.all(codes.map(async (code) => (await resource(code)).id));
  await admin().call('role.grant', { body: { roleId: data.id, menuIdList: [], resourceIdList } });
  await admin().call('role.assign', { params: { id: data.id }, body: await Promise.all(accounts.map(idOf)) });
  return data.id;
}

const keeping = ['view', 'add', 'edit', 'delete', 'config', 'auth'].map((act) => `authority:role:${act}`);
const every = (nodes: readonly GrantNode[]): GrantNode[] => nodes.flatMap((node) => [node, ...every(node.children)]);
const tree = async (account: string, language?: 'zh' | 'en') =>
  every((await server.as(account, language).call('role.grantable')).data as GrantNode[]); // as the contract has it

describe('a role', () => {
  it('gets a code of its own where none is given, and can be found by it', async () => {
    const { data } = await manager().call('role.save', { body: { name: '志愿者' } });
    expect(data).toMatchObject({ code: expect.stringMatching(/^[\w-]{8}$/), dsType: { code: 'SELF', desc: '个人' }, readonly: false });
    const check = async (code: string) => (await manager().call('role.check', { params: { code } })).data;
    expect([await check(data.code.toLowerCase()), await check('nobody-has-it')]).toEqual([true, false]);
    expect((await manager().call('role.details', { params: { id: data.id } })).data).toEqual(data);
  });

  it('has a name of its own in its tenant, added, changed or read from a sheet', async () => {
    await manager().call('role.save', { body: { code: 'A', name: 'Helper' } });
    const { data } = await manager().call('role.save', { body: { code: 'B', name: '志愿者' } });
    const twin = await manager().call('role.save', { body: { name: 'helper' } });
    expect([twin.status, twin.extra.fieldErrors]).toEqual([400, { name: 'helper 已经存在' }]);
    const renamed = await manager().change('role.update', { id: data.id, name: 'HELPER' });
    expect([renamed.status, renamed.extra.fieldErrors]).toEqual([400, { name: 'HELPER 已经存在' }]);
    expect((await manager().change('role.update', { id: data.id, name: '志愿者' })).status).toBe(200);
    expect((await manager().call('role.save', { body: { name: '评委' } })).extra.fieldErrors).toEqual({ name: '评委 已经存在' });
    const { response } = await manager().call('role.export', { body: { model: { code: 'A' } } });
    await server.db.updateTable('role').set({ code: 'C' }).where('code', '=', 'A').execute();
    const again = await manager().call('role.import', { body: { file: new File([await response.blob()], 'a.xlsx') } });
    expect(JSON.stringify(again)).toContain('Helper 已经存在');
  });

  it('names the organisations that it reaches, one at least, and forgets them with that scope', async () => {
    const orgList = [known.school, known.engineering];
    const save = await manager().call('role.save', { body: { name: '片区', dsType: 'CUSTOMIZE', orgList } });
    expect(save.data.orgList).toEqual(orgList);
    const { id } = save.data;
    const update = (body: object) => manager().change('role.update', { id, ...body });
    expect((await update({ name: '东片区' })).data).toMatchObject({ name: '东片区', orgList });
    expect((await update({ orgList: [known.business] })).data.orgList).toEqual([known.business]);
    expect((await update({ orgList: [] })).extra.fieldErrors).toEqual({ orgList: '请选择机构' });
    expect((await update({ orgList: ['999999'] })).extra.fieldErrors).toEqual({ orgList: '没有找到这个机构' });
    expect((await update({ dsType: 'ALL' })).data.orgList).toEqual([]);
    expect((await update({ dsType: 'CUSTOMIZE' })).extra.fieldErrors).toEqual({ orgList: '请选择机构' });
  });

  it('is read from a sheet with its organisations by name', async () => {
    await manager().call('role.save', {
      body: { code: 'AREA', name: '片区', dsType: 'CUSTOMIZE', orgList: [known.school, known.business] },
    });
    const { response } = await manager().call('role.export', { body: { model: { code: 'AREA' } } });
    const sheet = await response.blob();
    expect((await server.host.workers.readSheet(sheet)).rows[1]).toEqual(['AREA', '片区', '', '自定义', '华东科技大学；商学院', '启用']);
    await server.db.deleteFrom('role').where('code', '=', 'AREA').execute();
    expect((await manager().call('role.import', { body: { file: new File([sheet], 'a.xlsx') } })).data).toBe(true);
    const { records } = (await manager().call('role.page', { body: { model: { code: 'AREA' } } })).data;
    expect(records).toMatchObject([{ dsType: { code: 'CUSTOMIZE' }, orgList: [known.school, known.business] }]);
  });

  it('that we ship is named in the reader’s language, and neither changed nor deleted', async () => {
    const id = await roleOf('JUDGE');
    expect((await server.as('admin', 'en').call('role.get', { params: { id } })).data).toMatchObject({ name: 'Judge', readonly: true });
    const answers = [await admin().change('role.update', { id, name: '改名' }), await admin().call('role.remove', { body: [id] })];
    expect(answers.map(({ status, msg }) => [status, msg])).toEqual([
      [409, '内置数据，不能操作'],
      [409, '内置数据，不能操作'],
    ]);
  });

  it('that somebody else has changed meanwhile is answered as it stands', async () => {
    const { data } = await manager().call('role.save', { body: { name: '志愿者' } });
    await admin().change('role.update', { id: data.id, describe: '先' });
    const late = await manager().call('role.update', { body: { id: data.id, version: data.version, describe: '后' } });
    expect([late.status, late.extra.current.describe]).toEqual([409, '先']);
  });
});

describe('who holds a role', () => {
  it('is listed as users are, added to, and taken from', async () => {
    const id = await hired([], ['teacher']);
    const holders = async (model: object = {}) =>
      (await manager().call('role.users', { params: { id }, body: { model } })).data.records.map(
        ({ account }: { account: string }) => account,
      );
    expect(await holders()).toEqual(['teacher']);
    const [teacher, student] = [await idOf('teacher'), await idOf('student')];
    await manager().call('role.assign', { params: { id }, body: [student, teacher] });
    expect((await holders()).toSorted()).toEqual(['student', 'teacher']);
    expect(await holders({ account: 'stud' })).toEqual(['student']);
    await manager().call('role.unassign', { params: { id }, body: [teacher] });
    expect((await manager().call('role.userIds', { params: { roleId: id } })).data).toEqual([student]);
    const { data } = await manager().call('role.get', { params: { id } });
    expect((await manager().call('role.userIdsOf', { query: { codes: `${data.code},none` } })).data).toEqual([student]);
    await manager().call('role.replaceUsers', { body: { roleId: id, userIdList: [teacher] } });
    expect(await holders()).toEqual(['teacher']);
  });

  it('is the caller’s to see and to change within the data scope only', async () => {
    await hired(keeping, ['school'], { dsType: 'THIS_LEVEL_CHILDREN' });
    const id = await hired([], ['teacher', 'other'], { dsType: 'SELF' });
    const school = server.as('school');
    const [teacher, student, other] = [await idOf('teacher'), await idOf('student'), await idOf('other')];
    expect((await school.call('role.userIds', { params: { roleId: id } })).data).toEqual([teacher]);
    for (const act of ['role.assign', 'role.unassign'] as const) {
      const refused = await school.call(act, { params: { id }, body: [student, other] });
      expect([refused.status, refused.msg]).toEqual([400, '没有找到这个用户']);
    }
    await school.call('role.replaceUsers', { body: { roleId: id, userIdList: [student] } });
    expect((await admin().call('role.userIds', { params: { roleId: id } })).data.toSorted()).toEqual([student, other].toSorted());
  });

  it('is not found of a role that is not there', async () => {
    const answers = [
      await manager().call('role.users', { params: { id: '999999' }, body: { model: {} } }),
      await manager().call('role.userIds', { params: { roleId: '999999' } }),
      await manager().call('role.assign', { params: { id: '999999' }, body: [await idOf('teacher')] }),
      await manager().call('role.authority', { params: { roleId: '999999' } }),
      await manager().call('role.grant', { body: { roleId: '999999', menuIdList: [], resourceIdList: [] } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('what a role allows', () => {
  it('holds from the next request on, given and taken, with the menu that leads there', async () => {
    const id = await hired([], ['nobody']);
    const status = async () => (await server.as('nobody').call('parameter.page', { body: { model: {} } })).status;
    const menu = async () => JSON.stringify((await server.as('nobody').call('menu.router')).data);
    expect([await status(), (await menu()).includes('/system/parameter')]).toEqual([403, false]);
    const view = await resource('authority:parameter:view');
    await manager().call('role.grant', { body: { roleId: id, menuIdList: [], resourceIdList: [view.id] } });
    expect([await status(), (await menu()).includes('/system/parameter')]).toEqual([200, true]);
    const { data } = await manager().call('role.authority', { params: { roleId: id } });
    expect([data.resourceIdList, data.menuIdList.includes(view.menuId), data.menuIdList.length]).toEqual([[view.id], true, 2]);
    expect((await manager().call('role.authorityRows', { params: { roleId: id } })).data).toHaveLength(3);
    await manager().call('role.grant', { body: { roleId: id, menuIdList: [], resourceIdList: [] } });
    expect([await status(), (await menu()).includes('/system/parameter')]).toEqual([403, false]);
  });

  it('ends with the role’s state, and with the role', async () => {
    const id = await hired(['authority:parameter:view'], ['nobody']);
    const status = async () => (await server.as('nobody').call('parameter.page', { body: { model: {} } })).status;
    expect(await status()).toBe(200);
    await manager().change('role.update', { id, state: false });
    expect(await status()).toBe(403);
    await manager().change('role.update', { id, state: true });
    expect(await status()).toBe(200);
    await manager().call('role.remove', { body: [id] });
    expect(await status()).toBe(403);
    const left = await server.db.selectFrom('roleAuthority').where('roleId', '=', id).select('authorityId').execute();
    expect(left).toEqual([]);
  });

  it('is shown as one tree of menus and buttons, named in the reader’s language', async () => {
    const nodes = await tree('admin', 'en');
    const parameters = nodes.find(({ path }) => path === '/system/parameter');
    const system = nodes.find(({ path }) => path === '/system');
    expect(parameters).toMatchObject({ type: 'MENU', label: 'Parameters', parentId: system?.id, code: null, isGeneral: false });
    expect(parameters?.children.find(({ code }) => code === 'authority:parameter:edit')).toMatchObject({ type: 'RESOURCE', label: 'Edit' });
    expect(nodes.find(({ path }) => path === '/dashboard')).toMatchObject({ isGeneral: true });
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  });

  it.each(['zh', 'en'] as const)(
    'has words for every permission that we ship, and no two the same beside each other: %s',
    async (language) => {
      const nodes = await tree('admin', language);
      expect(nodes.filter(({ code, label }) => code !== null && label === code)).toEqual([]);
      for (const { children } of nodes) expect(new Set(children.map(({ label }) => label)).size).toBe(children.length);
    },
  );

  it('shows a button under the name that somebody gave it', async () => {
    await server.db.updateTable('resource').set({ name: '改参数' }).where('code', '=', 'authority:parameter:edit').execute();
    expect((await tree('admin', 'en')).find(({ code }) => code === 'authority:parameter:edit')?.label).toBe('改参数');
  });
});

describe('two who grant at once', () => {
  it('the second is told what stands now, unless they do not say what they have read', async () => {
    const roleId = await hired([], []);
    const read = async () => (await manager().call('role.authority', { params: { roleId } })).data;
    const [view, edit] = await Promise.all(['view', 'edit'].map(async (act) => (await resource(`authority:parameter:${act}`)).id));
    const grant = (resourceIdList: (string | undefined)[], version?: number) =>
      manager().call('role.grant', { body: { roleId, menuIdList: [], resourceIdList, ...(version !== undefined && { version }) } });
    const { version } = await read();
    expect((await grant([view], version)).data).toBe(true);
    const late = await grant([edit], version);
    const current = await read();
    expect([late.status, late.extra.current]).toEqual([409, current]);
    expect(current.resourceIdList).toEqual([view]);
    expect((await grant([view, edit], current.version)).data).toBe(true);
    expect((await grant([edit])).data).toBe(true);
    expect((await read()).resourceIdList).toEqual([edit]);
  });
});

describe('before it is saved', () => {
  const view = 'authority:parameter:view';
  const edit = 'authority:parameter:edit';
  const effectOf = async (account: string, roleId: string, codes: readonly string[]) => {
    const resourceIdList = await Promise.all(codes.map(async (code) => (await resource(code)).id));
    return server.as(account).call('role.effect', { body: { roleId, menuIdList: [], resourceIdList } });
  };

  it('is told who would lose what, but for what another role of theirs allows too, and nothing is changed', async () => {
    const roleId = await hired([view, edit], ['nobody', 'teacher']);
    await hired([view], ['teacher']);
    const before = (await admin().call('role.authority', { params: { roleId } })).data;
    const { data } = await effectOf('admin', roleId, ['authority:parameter:export']);
    const ofButton = async (code: string, list: { id: string; count: number }[]) => list.find(({ id }) => id === ids[code])?.count;
    const ids = Object.fromEntries(
      await Promise.all([view, edit, 'authority:parameter:export'].map(async (code) => [code, (await resource(code)).id] as const)),
    );
    expect(data.holders).toBe(2);
    expect([await ofButton(view, data.lost), await ofButton(edit, data.lost)]).toEqual([1, 2]);
    expect(await ofButton('authority:parameter:export', data.gained)).toBe(2);
    expect(data.lost.every(({ names, count }: { names: string[]; count: number }) => names.length === count)).toBe(true);
    expect(data.ownLoss).toEqual([]);
    expect((await admin().call('role.authority', { params: { roleId } })).data).toEqual(before);
  });

  it('counts and names only whom the caller sees, and says what the caller would lose', async () => {
    const keeper = await hired([...keeping, view], ['school'], { dsType: 'THIS_LEVEL_CHILDREN' });
    await admin().call('role.assign', { params: { id: keeper }, body: [await idOf('manager')] });
    const { data } = await effectOf('school', keeper, keeping);
    const { id } = await resource(view);
    expect(data.holders).toBe(1);
    expect(data.lost.find((one: { id: string }) => one.id === id)).toMatchObject({ count: 1 });
    expect(data.ownLoss).toContain(id);
  });

  it('is refused as the change would be', async () => {
    const roleId = await hired([view], []);
    expect((await effectOf('manager', await roleOf('SUPER_ADMIN'), [])).status).toBe(409);
    expect((await effectOf('manager', roleId, ['authority:menu:delete'])).msg).toBe('只能授予自己拥有的权限');
    const stale = await admin().call('role.effect', { body: { roleId, menuIdList: [], resourceIdList: [], version: 1 } });
    expect([stale.status, stale.extra.current.resourceIdList]).toEqual([409, [(await resource(view)).id]]);
    expect((await effectOf('nobody', roleId, [])).status).toBe(403);
  });
});

describe('the menu as a role sees it', () => {
  it('is what whoever holds it alone is shown', async () => {
    const roleId = await hired(['authority:parameter:view'], ['nobody']);
    const { data } = await admin().call('role.menu', { params: { roleId } });
    expect(data).toEqual((await server.as('nobody').call('menu.router')).data);
    const ofSuper = await admin().call('role.menu', { params: { roleId: await roleOf('SUPER_ADMIN') } });
    expect(ofSuper.data.length).toBeGreaterThan(data.length);
    expect((await admin().call('role.menu', { params: { roleId: '1' } })).status).toBe(404);
  });
});

describe('nobody hands out more than they hold', () => {
  it('of permissions: neither are they in the tree, nor can they be granted', async () => {
    const codes = (await tree('manager')).flatMap(({ code }) => code ?? []);
    expect(codes).toContain('authority:parameter:edit');
    expect(codes).not.toContain('authority:parameter:delete');
    const id = await hired([], []);
    const { id: beyond } = await resource('authority:parameter:delete');
    const refused = await manager().call('role.grant', { body: { roleId: id, menuIdList: [], resourceIdList: [beyond] } });
    expect([refused.status, refused.msg]).toEqual([409, '只能授予自己拥有的权限']);
    expect((await admin().call('role.authority', { params: { roleId: id } })).data.resourceIdList).toEqual([]);
  });

  it('of menus too, but for those that are general', async () => {
    await hired(keeping, ['school']);
    const paths = (await tree('school')).flatMap(({ path }) => path ?? []);
    expect(paths).toEqual(expect.arrayContaining(['/dashboard', '/contests', '/system', '/system/role']));
    expect(paths).not.toContain('/gateway');
    const gateway = await server.db.selectFrom('menu').where('path', '=', '/gateway').select('id').executeTakeFirstOrThrow();
    const roleId = await hired([], []);
    expect((await server.as('school').call('role.grant', { body: { roleId, menuIdList: [gateway.id], resourceIdList: [] } })).status).toBe(
      409,
    );
  });

  it('and menus that they could not grant stay when they change the rest', async () => {
    const roleId = await hired(['authority:parameter:view'], []);
    const [view, edit] = await Promise.all(['view', 'edit'].map((act) => resource(`authority:parameter:${act}`)));
    const menu = await server.db.selectFrom('menu').where('path', '=', '/gateway').select('id').executeTakeFirstOrThrow();
    await admin().call('role.grant', { body: { roleId, menuIdList: [menu.id], resourceIdList: [view?.id ?? ''] } });
    await hired([...keeping, 'authority:parameter:view', 'authority:parameter:edit'], ['school'], { dsType: 'ALL' });
    const school = server.as('school');
    const body = { roleId, menuIdList: [], resourceIdList: [edit?.id ?? ''] };
    expect((await school.call('role.grant', { body })).data).toBe(true);
    const { data } = await admin().call('role.authority', { params: { roleId } });
    expect([data.resourceIdList, data.menuIdList.includes(menu.id)]).toEqual([[edit?.id], true]);
    // a form of the platform sends all that it has read
    const again = { ...data, roleId, resourceIdList: [...data.resourceIdList, view?.id ?? ''] };
    expect((await school.call('role.grant', { body: again })).data).toBe(true);
  });

  it('a school’s keeper of roles takes nothing from the general manager’s', async () => {
    await hired(keeping, ['school'], { dsType: 'THIS_LEVEL_CHILDREN' });
    const roleId = await roleOf('GENERAL_MANAGER');
    const before = (await admin().call('role.authority', { params: { roleId } })).data;
    const refused = await server.as('school').call('role.grant', { body: { roleId, menuIdList: [], resourceIdList: [] } });
    expect([refused.status, refused.msg]).toEqual([409, '这个角色的权限或数据范围超出你自己的，不能操作']);
    expect((await admin().call('role.authority', { params: { roleId } })).data).toEqual(before);
  });

  it.each(['role.assign', 'role.unassign', 'role.replaceUsers', 'role.grant', 'role.update', 'role.updateAll', 'role.remove'] as const)(
    'of roles: %s refuses one that allows more than their own, the super administrator’s first',
    async (act) => {
      const wider = await hired(['authority:parameter:delete'], ['student']);
      const userIds = [await idOf('student')];
      for (const id of [wider, await roleOf('SUPER_ADMIN')]) {
        const input = {
          'role.assign': { params: { id }, body: userIds },
          'role.unassign': { params: { id }, body: userIds },
          'role.replaceUsers': { body: { roleId: id, userIdList: userIds } },
          'role.grant': { body: { roleId: id, menuIdList: [], resourceIdList: [] } },
          'role.update': { body: { id, version: 1, state: false } },
          'role.updateAll': { body: { id, version: 1, name: '改名', state: false, dsType: 'SELF', orgList: [] } },
          'role.remove': { body: [id] },
        }[act];
        const refused = await manager().call(act, input);
        expect([refused.status, refused.msg]).toEqual([409, '这个角色的权限或数据范围超出你自己的，不能操作']);
      }
      expect((await admin().call('role.userIds', { params: { roleId: wider } })).data).toEqual(userIds);
    },
  );

  it.each([
    ['ALL', [], 400],
    ['CUSTOMIZE', [known.engineering], 200],
    ['CUSTOMIZE', [known.otherSchool], 400],
    ['THIS_LEVEL', [], 200],
    ['THIS_LEVEL_CHILDREN', [], 200],
    ['SELF', [], 200],
  ])('of rows: a school’s keeper of roles makes one of %s %j: %i', async (dsType, orgList, status) => {
    await hired(keeping, ['school'], { dsType: 'THIS_LEVEL_CHILDREN' });
    expect((await server.as('school').call('role.save', { body: { name: '校内', dsType, orgList } })).status).toBe(status);
  });

  it.each([
    ['SELF', 'THIS_LEVEL', 400],
    ['THIS_LEVEL', 'THIS_LEVEL', 200],
    ['THIS_LEVEL', 'THIS_LEVEL_CHILDREN', 400],
    ['THIS_LEVEL_CHILDREN', 'THIS_LEVEL_CHILDREN', 200],
  ])('of rows: whose own roles reach %s makes one of %s: %i', async (own, dsType, status) => {
    await hired([...keeping, 'authority:org:view'], ['nobody'], { dsType: own });
    const { id } = await server.db.selectFrom('user').where('account', '=', 'nobody').select('id').executeTakeFirstOrThrow();
    await server.db.updateTable('user').set({ orgId: known.school }).where('id', '=', id).execute();
    expect((await server.as('nobody').call('role.save', { body: { name: '同级', dsType } })).status).toBe(status);
  });
});

describe('nobody locks themselves out', () => {
  const refusal = [409, '这样你自己就不能再管理角色了，请由其他管理员操作'];
  const told = ({ status, msg }: { status: number; msg: string }) => [status, msg];

  it('by giving the role back, however it is done', async () => {
    const id = await hired([...keeping, 'authority:user:view'], ['nobody']);
    const me = await idOf('nobody');
    const nobody = server.as('nobody');
    expect(told(await nobody.call('role.unassign', { params: { id }, body: [me] }))).toEqual(refusal);
    const teacher = await idOf('teacher');
    expect(told(await nobody.call('role.replaceUsers', { body: { roleId: id, userIdList: [teacher] } }))).toEqual(refusal);
    expect(told(await nobody.change('role.update', { id, state: false }))).toEqual(refusal);
    expect(told(await nobody.call('role.remove', { body: [id] }))).toEqual(refusal);
    const { data } = await nobody.call('role.authority', { params: { roleId: id } });
    const { id: auth } = await resource('authority:role:auth');
    const resourceIdList = data.resourceIdList.filter((one: string) => one !== auth);
    expect(told(await nobody.call('role.grant', { body: { ...data, roleId: id, resourceIdList } }))).toEqual(refusal);
    expect((await nobody.call('role.authority', { params: { roleId: id } })).data).toEqual(data);
    const { id: users } = await resource('authority:user:view');
    const less = data.resourceIdList.filter((one: string) => one !== users);
    expect((await nobody.call('role.grant', { body: { ...data, roleId: id, resourceIdList: less } })).data).toBe(true);
  });

  it('and whoever would lose something by a change of their own role says so first', async () => {
    const id = await hired(['authority:area:view', 'authority:area:edit'], ['manager', 'nobody'], { dsType: 'SELF' });
    const asked = async (operation: 'role.update' | 'role.updateAll', body: object) => {
      const { status, extra, msg } = await manager().change(operation, { id, ...body });
      return [status, extra, msg];
    };
    const whole = { name: '帮手', state: true, dsType: 'SELF' };
    expect((await manager().change('role.update', { id, name: '帮手二' })).status).toBe(200);
    const [, , first] = await asked('role.update', { state: false });
    expect(first).toBe('你自己持有这个角色，保存后你能看到的菜单或数据可能变少，确认后才会保存');
    expect((await asked('role.updateAll', { ...whole, state: false })).slice(0, 2)).toEqual([409, { mustConfirm: true }]);
    expect((await manager().call('role.details', { params: { id } })).data.state).toBe(true);
    expect((await admin().change('role.update', { id, state: false })).status, 'holds it not').toBe(200);
    expect((await admin().change('role.update', { id, state: true })).status).toBe(200);
    expect((await manager().change('role.update', { id, state: false, confirm: true })).status).toBe(200);
  });

  it('be it permissions or rows', async () => {
    const id = await hired([...keeping, 'authority:area:edit'], ['nobody'], { dsType: 'ALL' });
    await hired(keeping, ['nobody'], { dsType: 'SELF' });
    const nobody = server.as('nobody');
    const off = await nobody.change('role.update', { id, state: false });
    expect([off.status, off.extra, off.msg]).toEqual([409, { mustConfirm: true }, '保存后你自己会马上失去 1 项权限，确认后才会保存']);
    const narrowed = await nobody.change('role.update', { id, dsType: 'SELF' });
    expect([narrowed.status, narrowed.msg]).toEqual([409, '你自己持有这个角色，保存后你能看到的菜单或数据可能变少，确认后才会保存']);
    expect((await nobody.change('role.update', { id, dsType: 'SELF', confirm: true })).data).toMatchObject({ dsType: { code: 'SELF' } });
  });

  it('where a second role leaves the way open, it may go', async () => {
    const id = await hired(keeping, ['nobody']);
    await hired(keeping, ['nobody']);
    expect((await server.as('nobody').call('role.unassign', { params: { id }, body: [await idOf('nobody')] })).data).toBe(true);
  });

  it('so that there is always a super administrator', async () => {
    const id = await roleOf('SUPER_ADMIN');
    await admin().call('role.assign', { params: { id }, body: [await idOf('manager')] });
    expect(told(await admin().call('role.unassign', { params: { id }, body: [await idOf('admin')] }))).toEqual(refusal);
    expect((await manager().call('role.unassign', { params: { id }, body: [await idOf('admin')] })).data).toBe(true);
    expect(told(await manager().call('role.unassign', { params: { id }, body: [await idOf('manager')] }))).toEqual(refusal);
    expect((await manager().call('role.grant', { body: { roleId: id, menuIdList: [], resourceIdList: [] } })).msg).toBe(
      '内置数据，不能操作',
    );
  });
});
