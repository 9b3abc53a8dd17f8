import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../../../test/fixture.ts';
import { openServer } from '../../../../../test/harness.ts';
import { type Body, loginForm, opened, platformClient } from '../../../../../test/platform-client.ts';

const server = openServer();
const platform = platformClient(server);

async function signIn(account: string): Promise<Body> {
  return (await opened(platform('POST', 'oauth/noToken/login', { json: { ...loginForm, account } })))['data'];
}

async function idOf(account: string): Promise<string> {
  const { id } = await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow();
  return id;
}

it('anybody opens their own user, and nobody another one without the permission', async () => {
  const { token, userId } = await signIn('judge1');
  expect((await opened(platform('GET', `authority/user/${userId}`, { token })))['data']).toMatchObject({ id: userId, account: 'judge1' });
  expect((await platform('GET', `authority/user/${await idOf('judge2')}`, { token })).status).toBe(403);
});

describe('with a password that somebody else gave', () => {
  let session: Body;
  beforeEach(async () => {
    await server.db.updateTable('user').set({ mustChangePassword: true }).where('account', '=', 'school').execute();
    session = await signIn('school');
  });

  it('the start page of a front end of the platform loads', async () => {
    const token: string = session['token'];
    for (const path of ['oauth/resource/visible', 'oauth/menu/router', 'authority/dashboard/item', 'authority/dashboard/chart'])
      await opened(platform('GET', path, { token }));
    await opened(platform('GET', 'authority/dashboard/visit', { token }));
    await opened(platform('POST', 'msg/msg/page', { token, json: { model: { isRead: false }, size: 10, current: 1 } }));
    const { data } = await opened(platform('GET', `authority/user/${session['userId']}`, { token }));
    expect(data.account).toBe('school');
  });

  it('all else says that the password comes first, and the session goes on', async () => {
    const token: string = session['token'];
    const calls: [string, string, object?][] = [
      ['GET', `authority/user/${await idOf('teacher')}`],
      ['POST', 'authority/user/page', { model: {} }],
      ['POST', 'msg/msg/mark', ['1']],
      ['PUT', 'authority/user/base', { id: session['userId'], name: '改名' }],
      ['GET', 'authority/org/tree'],
    ];
    for (const [method, path, json] of calls) {
      const answer = await platform(method, path, { token, ...(json && { json }) });
      expect([path, answer.status, ((await answer.json()) as Body)['code']]).toEqual([path, 409, -10]);
    }
    const json = { id: session['userId'], oldPassword: 'secret-1', password: 'another-2', confirmPassword: 'another-2' };
    await opened(platform('PUT', 'authority/user/password', { token, json }));
    await opened(platform('POST', 'authority/user/page', { token, json: { model: {} } }));
  });
});

describe('what a form of the platform holds of a user', () => {
  const codes = { nation: '05', education: '06', positionStatus: '01' };

  it('is kept and comes back, with the names of its codes', async () => {
    const { token } = await signIn('school');
    const json = {
      account: 'new_one',
      name: '新人',
      orgId: known.engineering,
      sex: { code: 'W' },
      state: true,
      avatar: 'BiazfanxmamNRoxxVxka.png',
      ...codes,
    };
    const { data: added } = await opened(platform('POST', 'authority/user', { token, json }));
    expect(added).toMatchObject({ ...codes, avatar: json.avatar, echoMap: { nation: '苗族', education: '硕士', positionStatus: '在职' } });
    const row = { ...added, password: null, education: '08', nation: '' };
    const { data: changed } = await opened(platform('PUT', 'authority/user', { token, json: row }));
    expect(changed).toMatchObject({ avatar: json.avatar, nation: null, education: '08', positionStatus: '01' });
    expect(changed.echoMap).toEqual({ orgId: expect.anything(), education: '博士后', positionStatus: '在职' });
  });

  it('is changed by oneself too, but for what the organisation decides', async () => {
    const { token, userId } = await signIn('school');
    const { data: me } = await opened(platform('GET', `authority/user/${userId}`, { token }));
    const json = { ...me, account: null, state: null, avatar: null, ...codes };
    expect((await opened(platform('PUT', 'authority/user/base', { token, json })))['data']).toMatchObject({ ...codes, state: true });
  });

  it('is a code that the dictionary has, or the one that was there', async () => {
    const { token } = await signIn('school');
    const id = await idOf('teacher');
    await server.db.updateTable('user').set({ education: '99' }).where('id', '=', id).execute();
    const change = (fields: object) => platform('PUT', 'authority/user', { token, json: { id, version: 1, ...fields } });
    expect((await change({ education: '99' })).status).toBe(200);
    const refused = (await (await change({ education: '98', nation: 'x' })).json()) as Body;
    expect(refused['extra'].fieldErrors).toEqual({ education: '不在可选的值之中', nation: '不在可选的值之中' });
  });
});
