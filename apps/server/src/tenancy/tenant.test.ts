import { describe, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { memoryFiles } from '../browser/memory-files.ts';

const server = openServer({ tenantMode: 'COLUMN' });
const ours = Buffer.from('0000').toString('base64');
const application = `Basic ${btoa('lamp_web:lamp_web_secret')}`;

/** Calls as our super administrator, with what a browser sends where there are several tenants. */
async function call(method: string, path: string, json?: object, headers: Record<string, string> = {}) {
  const response = await server.fetch(`/api/tenant/tenant${path}`, {
    method,
    headers: { tenant: ours, 'content-type': 'application/json', ...(await server.headersOf('admin')), ...headers },
    ...(json && { body: JSON.stringify(json) }),
  });
  return { status: response.status, ...((await response.json()) as { data: any; msg: string; extra: any }) }; // oxlint-disable-line typescript/no-explicit-any -- envelopes of many shapes
}

async function signIn(tenant: string, account: string, password: string) {
  const response = await server.fetch('/api/oauth/noToken/login', {
    method: 'POST',
    headers: { authorization: application, 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'password', tenant, account, password }),
  });
  return (await response.json()) as { msg: string; data: { token: string; mustChangePassword: boolean } | null }; // an envelope
}

const init = { code: 'sunny', name: '阳光学院', account: 'boss', password: 'plain-secret-1', confirmPassword: 'plain-secret-1' };
const sunny = async () => (await call('POST', '/init', init)).data.tenant.id as string; // an id

describe('a tenant that is made whole', () => {
  it('lets its first super administrator in, who has to take a password of their own', async () => {
    const made = await call('POST', '/init', { ...init, password: '', confirmPassword: '' });
    expect(made.data.tenant).toMatchObject({ code: 'sunny', status: { code: 'NORMAL' }, type: { code: 'CREATE' }, readonly: false });
    const session = await signIn('sunny', 'boss', made.data.oneTimePassword);
    expect(session.data?.mustChangePassword).toBe(true);
    const menus = await server.db.selectFrom('menu').where('tenantId', '=', made.data.tenant.id).select('path').execute();
    expect(menus.map(({ path }) => path)).toEqual(expect.arrayContaining(['/org/user', '/system/role']));
    expect(menus.map(({ path }) => path)).not.toContain('/tenant');
  });

  it('keeps what was typed as its password to itself, and refuses two that differ', async () => {
    expect((await call('POST', '/init', { ...init, confirmPassword: 'other' })).extra.fieldErrors).toEqual({
      confirmPassword: '两次输入不一致',
    });
    expect((await call('POST', '/init', init)).data.oneTimePassword).toBeNull();
    expect((await signIn('sunny', 'boss', init.password)).data).not.toBeNull();
  });
});

describe('a tenant that is only written down', () => {
  const save = async () => (await call('POST', '', { code: 'late', name: '晚到' })).data.id as string; // an id

  it('lets nobody in before it is initialised, once and under its own code', async () => {
    const id = await save();
    expect((await signIn('late', 'boss', 'x')).msg).toBe('企业不可用');
    expect((await call('POST', '/status', { ids: [id], status: 'NORMAL' })).msg).toBe('企业「晚到」还没有初始化');
    expect((await call('POST', '/initConnect', { id, tenant: 'sunny' })).extra.fieldErrors).toEqual({ tenant: '不是这个企业的编码' });
    expect((await call('POST', '/initConnect', { id, tenant: 'late', connectType: 'REMOTE' })).status).toBe(400);
    expect((await call('POST', '/initConnect', { id, tenant: 'late', connectType: 'LOCAL', fileDatasource: null })).data).toBe(true);
    expect((await call('POST', '/initConnect', { id, tenant: 'late' })).msg).toBe('企业「晚到」已经初始化过了');
    expect((await call('DELETE', '', [id])).msg).toBe('企业「晚到」里已有数据，请先禁用，或连同数据一起删除');
  });

  it('is told by its code, and listed among all once it is on', async () => {
    const id = await save();
    expect([(await call('GET', '/check/LATE')).data, (await call('GET', '/check/later')).data]).toEqual([true, false]);
    const all = async () => (await call('GET', '/all')).data.map(({ code }: { code: string }) => code);
    expect(await all()).toEqual(['0000']);
    await call('POST', '/initConnect', { id, tenant: 'late' });
    expect(await all()).toEqual(['0000', 'late']);
  });
});

describe('a tenant that is switched off', () => {
  const visible = async (token: string) => {
    const headers = { tenant: Buffer.from('sunny').toString('base64'), authorization: `Bearer ${token}` };
    const answer = await server.fetch('/api/oauth/resource/visible', { headers });
    return [answer.status, ((await answer.json()) as { msg: string }).msg]; // an envelope
  };

  it('turns its people away at once, as old front ends send it; switched on again they sign in anew', async () => {
    const [first, second] = [await sunny(), (await call('POST', '/init', { ...init, code: 'other' })).data.tenant.id];
    const { data } = await signIn('sunny', 'boss', init.password);
    const token = data?.token ?? '';
    expect((await visible(token))[0]).toBe(200);
    const form = new FormData();
    form.set('ids[]', `${first},${second}`);
    const headers = { tenant: ours, ...(await server.headersOf('admin')) };
    await server.fetch('/api/tenant/tenant/status', { method: 'POST', headers, body: form });
    expect(await visible(token)).toEqual([400, '企业不可用']);
    const off = await call('POST', '/page', { model: { status: 'FORBIDDEN' }, sort: 'id', order: 'ascending' });
    expect(off.data.records.map(({ code }: { code: string }) => code)).toEqual(['sunny', 'other']);
    await call('POST', '/status', { ids: [first], status: { code: 'NORMAL' } });
    expect((await visible(token))[0]).toBe(401);
    expect((await signIn('sunny', 'boss', init.password)).data).not.toBeNull();
  });

  it('turns them away when its time is over, from the next request on', async () => {
    const id = await sunny();
    const { data } = await signIn('sunny', 'boss', init.password);
    await call('PUT', '', { id, version: 2, expirationTime: '2020-01-01 00:00:00' });
    expect(await visible(data?.token ?? '')).toEqual([400, '企业服务已到期']);
    // given more time, it has nobody in it who was there before
    await call('PUT', '', { id, version: 3, expirationTime: '2099-01-01 00:00:00' });
    expect((await visible(data?.token ?? ''))[0]).toBe(401);
    const anew = await signIn('sunny', 'boss', init.password);
    expect((await visible(anew.data?.token ?? ''))[0]).toBe(200);
    await call('PUT', '', { id, version: 4, expirationTime: '2098-01-01 00:00:00' });
    expect((await visible(anew.data?.token ?? ''))[0]).toBe(200);
  });
});

describe('a tenant that is deleted', () => {
  it('goes with all its rows and files, and takes nothing of another along', async () => {
    server.host.files = memoryFiles();
    const id = await sunny();
    const [kept] = [`attachments/1/x`, `attachments/${id}/x`];
    for (const key of [kept, `attachments/${id}/x`, `jobs/${id}/1`]) await server.host.files.put(key ?? '', new Uint8Array([1]));
    await signIn('sunny', 'boss', init.password);
    const before = await server.db.selectFrom('menu').where('tenantId', '=', '1').select('id').orderBy('id').execute();
    expect((await call('DELETE', '/deleteAll', { ids: [id] })).data).toBe(true);
    for (const table of ['tenant', 'menu', 'user', 'session', 'role', 'loginLog', 'area'] as const)
      expect([
        table,
        await server.db
          .selectFrom(table)
          .where(table === 'tenant' ? 'id' : 'tenantId', '=', id)
          .selectAll()
          .execute(),
      ]).toEqual([table, []]);
    expect(await server.db.selectFrom('menu').where('tenantId', '=', '1').select('id').orderBy('id').execute()).toEqual(before);
    const keys = [];
    for await (const { key } of server.host.files.list('')) keys.push(key);
    expect(keys).toEqual([kept]);
    expect((await signIn('sunny', 'boss', init.password)).msg).toBe('企业不存在');
  });

  it('is never the one that keeps the others', async () => {
    for (const answer of [
      await call('DELETE', '/deleteAll?ids[]=1'),
      await call('POST', '/status', { ids: ['1'] }),
      await call('PUT', '', { id: '1', version: 1, name: '改名' }),
      await call('DELETE', '', ['1']),
    ])
      expect([answer.status, answer.msg]).toEqual([409, '内置数据，不能操作']);
  });
});

it('nobody of another tenant reaches them, whatever they may do at home', async () => {
  const id = await sunny();
  const { data } = await signIn('sunny', 'boss', init.password);
  await server.db.updateTable('user').set({ mustChangePassword: false }).where('tenantId', '=', id).execute();
  const theirs = { tenant: Buffer.from('sunny').toString('base64'), authorization: `Bearer ${data?.token}` };
  const tried = [
    await call('POST', '/page', { model: {} }, theirs),
    await call('GET', '/all', undefined, theirs),
    await call('GET', `/${id}`, undefined, theirs),
    await call('POST', '', { code: 'more', name: '又一个' }, theirs),
    await call('POST', '/init', { ...init, code: 'more' }, theirs),
    await call('POST', '/status', { ids: [id] }, theirs),
    await call('DELETE', '/deleteAll', [id], theirs),
    await call('POST', '/export', { model: {} }, theirs),
  ];
  expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 403));
});
