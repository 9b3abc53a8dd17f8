import { beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { basicOfPlatform, type Body, loginForm, opened, platformClient } from '../../../test/platform-client.ts';

// The calls of the platform's front end and of the first client, as they send them (platform-api §2, §6, §7): headers, extra keys and all.

const server = openServer();
const platform = platformClient(server);
const febs = 'Basic ZmViczoxMjM0NTY=';

async function first(method: string, path: string, token: string | null, fields?: Record<string, string>): Promise<Body> {
  return opened(
    server.fetch(`/api/${path}`, {
      method,
      headers: { Authorization: token === null ? febs : `bearer ${token}` },
      ...(fields && { body: new URLSearchParams(fields) }),
    }),
  );
}

const authInfo = {
  token: expect.any(String),
  tokenType: 'token',
  refreshToken: expect.any(String),
  name: '校管',
  account: 'school',
  avatar: null,
  workDescribe: null,
  userId: expect.stringMatching(/^\d+$/),
  expire: '1800',
  expiration: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  expireMillis: '1800',
  roleList: [{ code: 'XMANAGEMENT', centifiedStatus: null }],
};

let session: Body;

beforeEach(async () => {
  session = (await opened(platform('POST', 'oauth/noToken/login', { json: loginForm, headers: { 'X-isTenant': 'false' } })))['data'];
});

describe("the platform's front end", () => {
  it('asks for a picture before it signs in, also where none is wanted, and takes less than 100 bytes for a failure', async () => {
    const answer = await platform('GET', 'oauth/anno/captcha', { query: { key: loginForm.key } });
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
    const { data } = await opened(platform('GET', 'oauth/anno/check', { query: { key: loginForm.key, code: 'no' } }));
    expect(data).toBe(false);
  });

  it('signs in with all the fields of its form', () => {
    expect(session).toMatchObject(authInfo);
  });

  it.each<[string, Record<string, string>]>([
    ['a space that is encoded', { Authorization: `Basic%20${basicOfPlatform}` }],
    ['another client of its family', { Authorization: febs }],
  ])('is known by %s', async (_, headers) => {
    expect((await opened(platform('POST', 'oauth/noToken/login', { json: loginForm, headers })))['data']).toMatchObject(authInfo);
  });

  it('reloads its session with the refresh token', async () => {
    const json = { grantType: 'refresh_token', refreshToken: session['refreshToken'] };
    const { data } = await opened(platform('POST', 'oauth/noToken/login', { json }));
    expect(data).toMatchObject(authInfo);
    expect(data['refreshToken']).not.toBe(session['refreshToken']);
  });

  it('then asks for resources, menu, unread messages and the dashboard', async () => {
    const token: string = session['token'];
    const { data: resources } = await opened(platform('GET', 'oauth/resource/visible', { token }));
    expect(resources).toEqual({
      enabled: true,
      caseSensitive: false,
      resourceList: expect.arrayContaining(['authority:user:view']),
      roleList: ['XMANAGEMENT'],
    });
    const { data: menu } = await opened(platform('GET', 'oauth/menu/router', { token, query: { group: '', userId: session['userId'] } }));
    expect(menu[0]).toMatchObject({
      path: expect.stringMatching(/^\//),
      name: expect.any(String),
      component: expect.any(String),
      meta: { title: expect.any(String), breadcrumb: true },
      hidden: false,
      alwaysShow: expect.any(Boolean),
    });
    type Node = { component?: string; hidden: boolean; children?: Node[] };
    const all = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
    // it has a screen for each that it shows
    expect(all(menu).filter(({ component, hidden }) => (component === undefined) !== hidden)).toEqual([]);
    expect(all(menu).some(({ hidden }) => hidden)).toBe(true);
    const json = { model: { isRead: false }, size: 10, current: 1 };
    const { data: page } = await opened(platform('POST', 'msg/msg/page', { token, json }));
    expect(page).toMatchObject({
      records: expect.any(Array),
      total: expect.stringMatching(/^\d+$/),
      size: '10',
      current: '1',
      orders: expect.any(Array),
    });
    const { data: item } = await opened(platform('GET', 'authority/dashboard/item', { token }));
    expect(item).toMatchObject({
      todayLoginIv: expect.stringMatching(/^\d+$/),
      todayLoginPv: expect.stringMatching(/^\d+$/),
      totalLoginPv: expect.stringMatching(/^\d+$/),
      todayUserCount: expect.any(Number),
    });
    const { data: chart } = await opened(platform('GET', 'authority/dashboard/chart', { token }));
    expect(chart['lastTenVisitCount']).toEqual([
      { login_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: expect.stringMatching(/^\d+$/) },
    ]);
    const older = await opened(platform('GET', 'authority/dashboard/visit', { token }));
    expect(older['data']).toMatchObject({ lastTenUserVisitCount: expect.any(Array), browserCount: expect.any(Array) });
  });

  it.each([
    ['GET', 'oauth/parameter/value', { query: { key: 'DocsUrl', defVal: 'x' } }, 'x'],
    ['POST', 'oauth/enums', { json: ['Sex'] }, { Sex: expect.objectContaining({ M: '男' }) }],
    ['POST', 'oauth/enumLists', { json: ['Sex'] }, { Sex: expect.arrayContaining([{ label: '男', text: '男', value: 'M' }]) }],
    ['POST', 'oauth/dictionary/codes', { json: ['EDUCATION'] }, { EDUCATION: expect.any(Array) }],
    ['POST', 'oauth/dictionary/codeList', { json: ['EDUCATION'] }, { EDUCATION: expect.any(Array) }],
  ])('%s %s', async (method, path, call, data) => {
    expect((await opened(platform(method, path, { ...call, token: session['token'] })))['data']).toEqual(data);
  });

  it('asks whose its token is, by the header; a token in the address is not read', async () => {
    const { data } = await opened(platform('GET', 'oauth/anno/verify', { token: session['token'], query: { token: session['token'] } }));
    expect(data).toMatchObject({
      ...authInfo,
      expire: expect.stringMatching(/^\d+$/),
      expireMillis: expect.any(String),
      refreshToken: null,
    });
    expect((await platform('GET', 'oauth/anno/verify', { query: { token: session['token'] } })).status).toBe(401);
  });

  it('signs out with a multipart form', async () => {
    const form = { token: session['token'], userId: session['userId'], clientId: 'lamp_web' };
    expect((await opened(platform('POST', 'oauth/noToken/logout', { form, token: session['token'] })))['data']).toBe(true);
    const after = await platform('GET', 'oauth/menu/router', { token: session['token'] });
    expect([after.status, ((await after.json()) as Body)['code']]).toEqual([401, 40009]);
  });

  it('shows and changes a profile with the whole user, nulls and unknown keys among it', async () => {
    const [token, id] = [session['token'], session['userId']];
    const { data: user } = await opened(platform('GET', `authority/user/${id}`, { token }));
    expect(user).toMatchObject({
      id,
      account: 'school',
      sex: { code: expect.any(String), desc: expect.any(String) },
      echoMap: expect.any(Object),
    });
    const changed = { ...user, account: null, status: null, avatar: null, workDescribe: '管赛事', receiveType: 'x' };
    const { data: saved } = await opened(platform('PUT', 'authority/user/base', { token, json: changed }));
    expect(saved).toMatchObject({ account: 'school', workDescribe: '管赛事' });
    await opened(platform('PUT', 'authority/user/avatar', { token, json: { id, avatar: 'BiazfanxmamNRoxxVxka.png' } }));
    const { data: log } = await opened(
      platform('POST', 'authority/loginLog/page', { token, json: { current: 1, size: 10, model: { userId: id } } }),
    );
    expect(log['records'][0]).toMatchObject({ userId: id, createTime: expect.any(String), requestIp: '203.0.113.7' });
    const json = { id, oldPassword: 'secret-1', password: 'another-2', confirmPassword: 'another-2' };
    expect((await opened(platform('PUT', 'authority/user/password', { token, json })))['data']).toBe(true);
  });

  it('asks for the accounts elsewhere that are bound', async () => {
    expect((await first('GET', 'auth/social/connections/school', session['token']))['data']).toEqual([]);
    expect((await platform('POST', 'auth/social/bind/login', { json: { bindAccount: 'school', bindPassword: 'secret-1' } })).status).toBe(
      400,
    );
    const unbind = server.fetch('/api/auth/social/unbind?bindUsername=school&oauthType=github', {
      method: 'DELETE',
      headers: { Authorization: `bearer ${session['token']}` },
    });
    expect((await unbind).status).toBeLessThan(500);
  });
});

describe('the first client', () => {
  it('signs in and refreshes by form fields, under the basic authorisation that is built into it', async () => {
    const fields = { grant_type: 'password', username: 'school', password: 'secret-1' };
    const {
      access_token: access,
      refresh_token: refresh,
      expires_in: expires,
      data,
    } = await first('POST', 'authority/anno/login', null, fields);
    expect([access, refresh, expires]).toEqual([data.token, data.refreshToken, 1800]);
    const next = await first('POST', 'authority/anno/login', null, { grant_type: 'refresh_token', refresh_token: refresh });
    expect(next).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String), expires_in: 1800 });
    await first('GET', 'oauth/menu/router', next['access_token']);
  });

  it('two of its tabs may use one refresh token at the same moment: both get the same next one, and it works', async () => {
    const fields = { grant_type: 'refresh_token', refresh_token: String(session['refreshToken']) };
    const [one, other] = [
      await first('POST', 'authority/anno/login', null, fields),
      await first('POST', 'authority/anno/login', null, fields),
    ];
    expect(other['refresh_token']).toBe(one['refresh_token']);
    server.setNow(new Date(Date.now() + 25 * 60_000));
    await first('POST', 'authority/anno/login', null, { ...fields, refresh_token: one['refresh_token'] });
    const late = await platform('POST', 'oauth/noToken/login', {
      json: { grantType: 'refresh_token', refreshToken: fields.refresh_token },
    });
    expect([late.status, ((await late.json()) as Body)['code']]).toEqual([400, 40009]);
  });
});
