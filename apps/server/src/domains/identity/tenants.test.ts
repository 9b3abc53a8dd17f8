import { contract, type Operation } from '@saiwu/openapi';
import { beforeEach, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { digest } from '../../core/tokens.ts';
import { addCatalogue } from '../../seed/add-catalogue.ts';

const server = openServer({ tenantMode: 'COLUMN' });
const application = `Basic ${btoa('lamp_web:lamp_web_secret')}`;
const [ours, theirs] = ['0000', '阳光-1'];
const base64 = (code: string) => Buffer.from(code).toString('base64');

/** A second tenant, with a user of the same account and a password of their own. */
beforeEach(async () => {
  const tenantId = '2';
  await server.db.insertInto('tenant').values({ id: tenantId, code: theirs, name: '阳光学院', expirationTime: null }).execute();
  await server.db
    .insertInto('application')
    .values({ tenantId, clientId: 'lamp_web', secretHash: await digest('lamp_web_secret'), name: '控制台' })
    .execute();
  await addCatalogue(server.db, tenantId);
  const passwordHash = await server.host.passwords.hash('secret-2');
  const { id } = await server.db
    .insertInto('user')
    .values({ tenantId, account: 'admin', name: '阳光管理员', passwordHash, mustChangePassword: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const role = await server.db
    .selectFrom('role')
    .where('tenantId', '=', tenantId)
    .where('code', '=', 'SUPER_ADMIN')
    .select('id')
    .executeTakeFirstOrThrow();
  await server.db.insertInto('userRole').values({ tenantId, userId: id, roleId: role.id }).execute();
});

interface Body {
  code: number;
  msg: string;
  data: { token: string; refreshToken: string; name: string };
}

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await server.fetch(`/api${path}`, { method: 'POST', headers: { authorization: application, ...headers }, body });
  return { ...((await response.json()) as Body), status: response.status }; // an envelope
}

function signIn(given: { tenant?: string; header?: string; password?: string }) {
  const { tenant, header, password = 'secret-1' } = given;
  const body = JSON.stringify({ grantType: 'password', account: 'admin', password, ...(tenant !== undefined && { tenant }) });
  return post('/oauth/noToken/login', body, { 'content-type': 'application/json', ...(header !== undefined && { tenant: header }) });
}

it('lets somebody name the tenant before there is one: in the form, as code or base64, or in the header', async () => {
  const { data } = await server.as(null).call('session.options');
  expect(data).toEqual({
    isMultiTenant: true,
    hasCaptcha: false,
    canRegister: false,
    canSignInBySms: false,
    canResetBySms: false,
    providers: [],
    site: { name: '', promise: '', logo: null, help: '', docsUrl: '' },
  });
  const own = { password: 'secret-2' };
  for (const given of [
    { tenant: theirs },
    { tenant: base64(theirs) },
    { header: base64(theirs) },
    { tenant: theirs, header: base64(ours) },
  ])
    expect([given, (await signIn({ ...given, ...own })).data?.name]).toEqual([given, '阳光管理员']);
  expect((await signIn({ tenant: ours })).data.name).toBe('超级管理员');
  // a password of one tenant opens nothing in the other
  expect((await signIn({ tenant: theirs })).msg).toBe('用户名或密码错误');
  const form = new URLSearchParams({ grant_type: 'password', username: 'admin', password: 'secret-2', tenant: theirs });
  expect((await post('/authority/anno/login', form)).data.name).toBe('阳光管理员');
});

it('refuses a tenant that is missing, unknown, switched off or over, at sign-in and with a session of its own', async () => {
  const { data } = await signIn({ tenant: theirs, password: 'secret-2' });
  const headers = { tenant: base64(theirs), authorization: `Bearer ${data.token}` };
  const state = async () => {
    const answer = await server.fetch('/api/oauth/resource/visible', { headers });
    return [answer.status, ((await answer.json()) as Body).msg]; // an envelope
  };
  expect((await state())[0]).toBe(200);
  for (const tenant of [undefined, '', 'elsewhere', '%', 'x'.repeat(64)])
    expect([tenant, (await signIn(tenant === undefined ? {} : { tenant })).msg]).toEqual([tenant, '企业不存在']);

  await server.db.updateTable('tenant').set({ state: 'FORBIDDEN' }).where('id', '=', '2').execute();
  expect([(await signIn({ tenant: theirs, password: 'secret-2' })).msg, await state()]).toEqual(['企业不可用', [400, '企业不可用']]);
  await server.db.updateTable('tenant').set({ state: 'NORMAL', expirationTime: new Date() }).where('id', '=', '2').execute();
  expect([(await signIn({ tenant: theirs, password: 'secret-2' })).msg, await state()]).toEqual([
    '企业服务已到期',
    [400, '企业服务已到期'],
  ]);
  const refreshed = JSON.stringify({ grantType: 'refresh_token', refreshToken: data.refreshToken, tenant: theirs });
  expect((await post('/oauth/noToken/login', refreshed, { 'content-type': 'application/json' })).msg).toBe('企业服务已到期');
  await server.db.updateTable('tenant').set({ expirationTime: null }).where('id', '=', '2').execute();
  expect((await state())[0]).toBe(200);
});

it('shows a session of one tenant nothing of another, whatever the header says', async () => {
  const { data } = await signIn({ tenant: theirs, password: 'secret-2' });
  const token = { authorization: `Bearer ${data.token}` };
  for (const header of [base64(ours), ours, 'garbage', '', null]) {
    const headers = { ...token, ...(header !== null && { tenant: header }) };
    const answer = await server.fetch('/api/oauth/resource/visible', { headers });
    expect([header, answer.status === 400 || answer.status === 401]).toEqual([header, true]);
  }
  const refresh = JSON.stringify({ grantType: 'refresh_token', refreshToken: data.refreshToken, tenant: ours });
  expect((await post('/oauth/noToken/login', refresh, { 'content-type': 'application/json' })).code).toBe(40009);

  const names = ['华东科技大学', '江南大学', '张老师', '评委甲', '李同学'];
  const lists = Object.entries<Operation>(contract).filter(
    ([id, { method, effect }]) => method === 'POST' && effect === 'read' && /\.(page|query)$/.test(id),
  );
  expect(lists.length).toBeGreaterThan(10);
  const rows = new Map<string, string>();
  for (const [id, { path }] of lists) {
    const answer = await server.fetch(`/api${path}`, {
      method: 'POST',
      headers: { ...token, tenant: base64(theirs), 'content-type': 'application/json' },
      body: JSON.stringify({ model: {}, size: 100, tenantId: '1' }),
    });
    const text = await answer.text();
    rows.set(id, text);
    expect([id, answer.status < 500, names.filter((name) => text.includes(name))]).toEqual([id, true, []]);
  }
  expect(rows.get('user.page')).toContain('阳光管理员');
});

it('lets the people of the first tenant alone change the keys that sign for all', async () => {
  const rotate = async (tenant: string, password: string) => {
    const { data } = await signIn({ tenant, password });
    return (await post('/authority/signingKey/rotate', '', { token: `Bearer ${data.token}`, tenant: base64(tenant) })).status;
  };
  expect([await rotate(theirs, 'secret-2'), await rotate(ours, 'secret-1')]).toEqual([403, 200]);
});

it('holds whoever signs in to the limits of the tenant that the form names', async () => {
  const rule = { ip: null, requestMethod: 'ALL', limitStart: null, limitEnd: null };
  await server.db
    .insertInto('blockList')
    .values({ ...rule, tenantId: '2', requestUri: '/oauth/noToken/login' })
    .execute();
  await server.host.bus.publish(server.db, 'limits', { tenantId: '2' });
  for (const header of [undefined, base64(ours), 'x'])
    expect((await signIn({ tenant: theirs, password: 'secret-2', ...(header && { header }) })).status).toBe(403);
  expect((await signIn({ tenant: ours })).status).toBe(200);
});
