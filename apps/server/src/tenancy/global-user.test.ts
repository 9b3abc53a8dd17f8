import { beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { readSheet } from '../formats/sheets/read-sheet.ts';
import { writeSheet } from '../formats/sheets/write-sheet.ts';

const server = openServer();
const admin = server.as('admin');
const boss = { tenantCode: 'sunny', account: 'boss_2', name: '另一位', mobile: '13812345678' };
const page = async (tenantCode = 'sunny') =>
  (await admin.call('globalUser.page', { body: { model: { tenantCode }, sort: 'id', order: 'ascending' } })).data.records;
const accounts = async (tenantCode?: string) => (await page(tenantCode)).map(({ account }: { account: string }) => account);

/** A second tenant, with a first super administrator. */
beforeEach(async () => {
  await admin.call('tenant.init', { body: { code: 'sunny', name: '阳光学院', account: 'boss' } });
});

describe('super administrators of a tenant', () => {
  it('are listed with the tenant’s code, phones masked, and nobody else', async () => {
    const { data } = await admin.call('globalUser.save', { body: boss });
    expect(data).toMatchObject({ ...boss, mobile: '138****5678', sex: { code: 'N' }, readonly: false });
    expect(data.oneTimePassword).toMatch(/./);
    expect(await page()).toMatchObject([{ account: 'boss' }, { account: 'boss_2', tenantCode: 'sunny', mobile: '138****5678' }]);
    expect(await accounts('0000')).toEqual(['admin']);
    expect((await admin.call('globalUser.page', { body: { model: { tenantCode: 'nowhere' } } })).extra.fieldErrors).toEqual({
      tenantCode: '没有这个企业',
    });
  });

  it('have accounts of their own, in a tenant that is ready', async () => {
    const check = async (account: string, tenantCode = 'sunny') =>
      (await admin.call('globalUser.check', { query: { tenantCode, account } })).data;
    expect([await check('BOSS'), await check('boss', '0000')]).toEqual([true, false]);
    const twin = await admin.call('globalUser.save', { body: { ...boss, account: 'Boss' } });
    expect(twin.extra.fieldErrors).toEqual({ account: 'Boss 已经存在' });
    await admin.call('tenant.save', { body: { code: 'late', name: '晚到' } });
    expect((await admin.call('globalUser.save', { body: { ...boss, tenantCode: 'late' } })).msg).toBe('企业 late 还没有初始化');
    expect((await admin.call('globalUser.save', { body: { ...boss, password: 'plain-secret-1', confirmPassword: 'x' } })).status).toBe(400);
  });

  it('are changed as they were read, their phone kept by its mask', async () => {
    const { data } = await admin.call('globalUser.save', { body: boss });
    const change = (body: object) => admin.call('globalUser.update', { body: { id: data.id, tenantCode: 'sunny', version: 1, ...body } });
    expect((await change({ mobile: '138****5678', name: '改名' })).data).toMatchObject({ name: '改名', version: 2 });
    expect((await server.db.selectFrom('user').where('id', '=', data.id).select('mobile').executeTakeFirstOrThrow()).mobile).toBe(
      boss.mobile,
    );
    expect((await change({ name: '晚了' })).extra.current).toMatchObject({ name: '改名' });
    expect((await change({ tenantCode: '0000', version: 2 })).status).toBe(404);
  });

  it('are read one by one and all at once; a whole change empties what it leaves out', async () => {
    const { data } = await admin.call('globalUser.save', { body: { ...boss, email: 'boss@sunny.test' } });
    const get = (id: string) => admin.call('globalUser.get', { params: { id } });
    expect((await get(data.id)).data).toMatchObject({ ...boss, mobile: '138****5678' });
    const { data: found } = await admin.call('globalUser.query', { body: { tenantCode: 'sunny', account: 'boss_2' } });
    expect(found).toMatchObject([{ id: data.id, tenantCode: 'sunny' }]);
    const replace = (body: object) => admin.call('globalUser.replace', { body: { id: data.id, tenantCode: 'sunny', version: 1, ...body } });
    expect((await replace({ mobile: '138****5678' })).data).toMatchObject({ name: boss.name, mobile: '138****5678', email: null });
    expect((await replace({ version: 2 })).data).toMatchObject({ mobile: '', version: 3 });
    const { id } = await server.db.selectFrom('user').where('account', '=', 'manager').select('id').executeTakeFirstOrThrow();
    expect((await get(id)).status, 'is none').toBe(404);
  });

  it('get a password that is good once, and lose their sessions', async () => {
    const { data } = await admin.call('globalUser.save', { body: boss });
    const { tenantId } = await server.db.selectFrom('user').where('id', '=', data.id).select('tenantId').executeTakeFirstOrThrow();
    const later = new Date(Date.now() + 3_600_000);
    const session = { tenantId, id: 's', userId: data.id, clientId: 'lamp_web', refreshHash: 'x', idleUntil: later, absoluteUntil: later };
    await server.db.insertInto('session').values(session).execute();
    const { data: given } = await admin.call('globalUser.reset', { body: { id: data.id, tenantCode: 'sunny' } });
    expect(given.oneTimePassword).toMatch(/./);
    const ended = await server.db.selectFrom('session').where('id', '=', 's').select('endedTime').executeTakeFirstOrThrow();
    expect(ended.endedTime).not.toBeNull();
  });

  it('are reset by the operation of all users, too, by whoever keeps the tenants', async () => {
    const [{ id }] = await page();
    const given = { id, password: 'Plain-secret-1', confirmPassword: 'Plain-secret-1' };
    expect((await admin.call('user.reset', { body: { ...given, confirmPassword: 'x' } })).status).toBe(400);
    expect((await admin.call('user.reset', { body: { ...given, tenantCode: 'sunny' } })).data).toEqual({ oneTimePassword: null });
    const row = await server.db.selectFrom('user').where('id', '=', id).select(['mustChangePassword', 'passwordHash']).executeTakeFirst();
    expect([row?.mustChangePassword, await server.host.passwords.verify(row?.passwordHash ?? '', given.password)]).toEqual([true, true]);
    expect((await server.as('manager').call('user.reset', { body: given })).status).toBe(404);
  });

  it('are deleted, but neither the last one who can sign in nor oneself', async () => {
    const { data } = await admin.call('globalUser.save', { body: boss });
    const [first] = await page();
    const remove = (ids: string[], tenantCode = 'sunny') => admin.call('globalUser.remove', { body: { tenantCode, ids } });
    expect((await remove([first.id, data.id])).msg).toBe('企业 sunny 至少要留一个启用的超级管理员');
    expect((await remove([data.id])).data).toBe(true);
    expect(await accounts()).toEqual(['boss']);
    const [own] = await page('0000');
    expect([(await remove([own.id], '0000')).status, (await remove([own.id])).status]).toEqual([409, 404]);
  });

  it('come back from their own sheet', async () => {
    const { data } = await admin.call('globalUser.save', { body: { ...boss, mobile: '' } });
    const { response } = await admin.call('globalUser.export', { body: { model: { tenantCode: 'sunny', account: 'boss_2' } } });
    const [heads = [], ...lines] = (await readSheet(new Uint8Array(await response.arrayBuffer()))).rows;
    expect((await admin.call('globalUser.preview', { body: { model: { tenantCode: 'sunny' } } })).data).toContain('boss_2');
    await admin.call('globalUser.remove', { body: { tenantCode: 'sunny', ids: [data.id] } });
    const sheet = writeSheet({ sheetName: 'a', columns: heads.map((title) => ({ title })), rows: lines });
    expect((await admin.call('globalUser.import', { body: { file: new File([sheet], 'a.xlsx') } })).data).toBe(true);
    expect(await accounts()).toEqual(['boss', 'boss_2']);
  });
});

it('whoever may keep those of others is no super administrator at home, and makes nobody one', async () => {
  const menu = await server.db
    .selectFrom('menu')
    .where('tenantId', '=', '1')
    .where('path', '=', '/tenant/user')
    .select('id')
    .executeTakeFirstOrThrow();
  const resources = await server.db.selectFrom('resource').where('tenantId', '=', '1').where('menuId', '=', menu.id).select('id').execute();
  const { data: role } = await admin.call('role.save', { body: { name: '租户运维' } });
  const resourceIdList = resources.map(({ id }) => id);
  await admin.call('role.grant', { body: { roleId: role.id, menuIdList: [], resourceIdList } });
  const { id } = await server.db.selectFrom('user').where('account', '=', 'manager').select('id').executeTakeFirstOrThrow();
  await admin.call('role.assign', { params: { id: role.id }, body: [id] });
  const manager = server.as('manager');
  expect((await manager.call('globalUser.save', { body: boss })).status).toBe(200);
  const refusal = [409, '这个用户的角色权限或数据范围超出你自己的，不能操作'];
  const [own] = await page('0000');
  for (const answer of [
    await manager.call('globalUser.save', { body: { ...boss, tenantCode: '0000' } }),
    await manager.call('globalUser.replace', { body: { id: own.id, version: 1, tenantCode: '0000', name: '改名' } }),
    await manager.call('globalUser.update', { body: { id: own.id, version: 1, tenantCode: '0000', name: '改名' } }),
    await manager.call('globalUser.reset', { body: { id: own.id, tenantCode: '0000' } }),
    await manager.call('globalUser.remove', { body: { ids: [own.id], tenantCode: '0000' } }),
  ])
    expect([answer.status, answer.msg]).toEqual(refusal);
});
