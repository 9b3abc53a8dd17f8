import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const admin = server.as('admin');

async function signIn(clientId: string, clientSecret: string) {
  const response = await server.fetch('/api/oauth/noToken/login', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'password', account: 'teacher', password: 'secret-1' }),
  });
  const { msg } = (await response.json()) as { msg: string }; // an envelope
  return [response.status, msg];
}

const save = async (body: object = {}) => (await admin.call('application.save', { body: { name: '教务系统', ...body } })).data;
const own = async () => (await admin.call('application.query', { body: { clientId: 'lamp_web' } })).data[0];

describe('an application', () => {
  it('is made with an id and a secret that is shown once, and signs people in', async () => {
    const made = await save();
    expect([made.clientId, made.clientSecret]).toEqual([expect.stringMatching(/^[\w-]{24}$/), expect.stringMatching(/^[\w-]{32}$/)]);
    expect((await admin.call('application.get', { params: { id: made.id } })).data).toEqual({ ...made, clientSecret: '******' });
    expect(await signIn(made.clientId, made.clientSecret)).toEqual([200, 'ok']);
    expect((await signIn(made.clientId, '******'))[0]).toBe(400);
    const rows = await server.db.selectFrom('application').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(made.clientSecret);
    const log = await server.db.selectFrom('optLog').select(['params', 'result']).execute();
    expect(JSON.stringify(log)).not.toContain(made.clientSecret);
  });

  it('has the address of a web page, or none, and nothing else in its place', async () => {
    const made = await save({ website: '' });
    for (const website of ['教务系统', 'teaching.school.edu.cn', 'javascript:alert(1)', 'https://', 'http://-', 'https://x..com']) {
      const { status, extra } = await admin.change('application.update', { id: made.id, website });
      expect([status, Object.keys(extra.fieldErrors)], website).toEqual([400, ['website']]);
    }
    const website = 'https://teaching.school.edu.cn/';
    expect((await admin.change('application.update', { id: made.id, website })).data.website).toBe(website);
  });

  it('has an icon by its name, its path or its address', async () => {
    const made = await save();
    const change = (icon: string) => admin.change('application.update', { id: made.id, icon });
    for (const icon of ['javascript:alert(1)', 'http://exa mple', 'x"onerror=']) {
      const { status, extra } = await change(icon);
      expect([status, Object.keys(extra.fieldErrors)], icon).toEqual([400, ['icon']]);
    }
    for (const icon of ['shield-check', '/logo.svg', 'https://teaching.school.edu.cn/logo.png'])
      expect((await change(icon)).data).toMatchObject({ icon });
  });

  it('gets another secret, after which the former opens nothing', async () => {
    const made = await save();
    const { data } = await admin.call('application.rotate', { params: { id: made.id } });
    expect((await signIn(made.clientId, made.clientSecret))[0]).toBe(400);
    expect(await signIn(made.clientId, data.clientSecret)).toEqual([200, 'ok']);
    expect((await admin.call('application.rotate', { params: { id: '999999' } })).status).toBe(404);
  });

  it('lets nobody in while it is switched off, nor from elsewhere than it says', async () => {
    const made = await save({ allowedIps: '10.0.0.0/8' });
    expect(await signIn(made.clientId, made.clientSecret)).toEqual([400, '不能从这个地址登录这个应用']);
    await admin.change('application.update', { id: made.id, allowedIps: '10.0.0.0/8,203.0.113.0/24' });
    expect((await signIn(made.clientId, made.clientSecret))[0]).toBe(200);
    await admin.change('application.update', { id: made.id, state: false });
    expect(await signIn(made.clientId, made.clientSecret)).toEqual([400, '应用已被禁用']);
  });

  it('stays while somebody is signed in with it', async () => {
    const made = await save();
    await signIn(made.clientId, made.clientSecret);
    const refused = await admin.call('application.remove', { body: [made.id] });
    expect([refused.status, refused.msg]).toEqual([409, '还有 1 个用户正用「教务系统」登录着，不能删除']);
    await server.db.updateTable('session').set({ endedTime: new Date() }).where('clientId', '=', made.clientId).execute();
    expect((await admin.call('application.remove', { body: [made.id] })).data).toBe(true);
  });

  it('that one is signed in with is not taken from oneself', async () => {
    const { id } = await own();
    const refusal = [409, '你正用「管理控制台」登录着，这样你自己就不能再登录了'];
    for (const answer of [
      await admin.change('application.update', { id, state: false }),
      await admin.change('application.update', { id, allowedIps: '10.0.0.1' }),
      await admin.call('application.rotate', { params: { id } }),
      await admin.call('application.remove', { body: [id] }),
    ])
      expect([answer.status, answer.msg]).toEqual(refusal);
    const renamed = await admin.change('application.update', { id, name: '控制台', allowedIps: '203.0.113.7' });
    expect([renamed.status, (await own()).name]).toEqual([200, '控制台']);
  });
});
