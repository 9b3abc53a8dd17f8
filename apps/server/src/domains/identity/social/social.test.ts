import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';
import { type LocalProvider, openProvider } from '../../../../test/oauth-provider.ts';
import { offer, post, redirectOf, type Return, visit } from '../../../../test/social-visit.ts';

const server = openServer();
let provider: LocalProvider;

beforeAll(async () => {
  provider = await openProvider([redirectOf('generic'), redirectOf('github')], { id: '1', name: 'Li' });
});
afterAll(() => provider.close());
beforeEach(() => {
  offer(server, provider, ['github', 'generic']);
  provider.person = { id: '4711', name: '李同学', email: 'student@example.edu' };
});

const go = (code = 'generic', account: string | null = null) => visit(server, provider, code, account);
const finish = (back: Partial<Return>) => post(server, 'finish', back);
const bind = (account: string, body: Return) => server.as(account).call('social.bind', { body });
const boundTo = async () =>
  (await server.db.selectFrom('socialAccount').selectAll().orderBy('id').execute()).map(({ provider: code, subject }) => [code, subject]);

async function ticket(): Promise<string> {
  const { data } = await finish(await go());
  expect(data.kind).toBe('UNBOUND');
  return data.ticket;
}

describe('signing in with an account elsewhere', () => {
  it('opens a session for whoever has bound it, and leaves a row in the login log', async () => {
    expect((await bind('student', await go('generic', 'student'))).data).toMatchObject({
      providerName: 'generic',
      label: '统一身份认证',
      name: '李同学',
    });
    const { status, data } = await finish(await go());
    expect([status, data.kind, data.session.account]).toEqual([200, 'SIGNED_IN', 'student']);
    const menu = await server.fetch('/api/oauth/menu/router', { headers: { authorization: `Bearer ${data.session.token}` } });
    expect(menu.status).toBe(200);
    const row = await server.db.selectFrom('loginLog').orderBy('id', 'desc').select(['kind', 'isSuccess', 'account']).executeTakeFirst();
    expect(row).toEqual({ kind: 'SOCIAL', isSuccess: true, account: 'student' });
  });

  it('answers a ticket for an account that nobody has bound, whatever e-mail or phone it shows', async () => {
    await server.db.updateTable('user').set({ email: 'student@example.edu' }).where('account', '=', 'student').execute();
    const { status, data } = await finish(await go());
    expect([status, data]).toEqual([
      200,
      {
        kind: 'UNBOUND',
        ticket: expect.stringMatching(/^[0-9a-f]{96}$/),
        providerName: '统一身份认证',
        name: '李同学',
        avatar: 'https://provider.example/face.png',
        canRegister: true,
      },
    ]);
    expect(await boundTo()).toEqual([]);
  });

  it('does not let a disabled user in', async () => {
    await bind('student', await go('generic', 'student'));
    await server.db.updateTable('user').set({ state: false }).where('account', '=', 'student').execute();
    const { status, code, msg } = await finish(await go());
    expect([status, code, msg]).toEqual([400, -10, '账号不能登录，请联系管理员']);
    const row = await server.db.selectFrom('loginLog').orderBy('id', 'desc').select(['kind', 'reason']).executeTakeFirst();
    expect(row).toEqual({ kind: 'SOCIAL', reason: 'DISABLED' });
  });

  it('does not let in by itself somebody with a second factor', async () => {
    await bind('student', await go('generic', 'student'));
    const { id, tenantId } = await server.db.selectFrom('user').where('account', '=', 'student').selectAll().executeTakeFirstOrThrow();
    await server.db.insertInto('totp').values({ tenantId, userId: id, sealedSecret: 'x', confirmedTime: new Date() }).execute();
    const { status, code, extra } = await finish(await go());
    expect([status, code, extra.secondFactor.kind]).toEqual([400, -10, 'TOTP']);
  });

  it('knows only providers that are set up', async () => {
    const challenge = 'c'.repeat(43);
    expect((await server.as(null).call('social.start', { body: { provider: 'qq', challenge } })).status).toBe(404);
    expect((await server.as(null).call('social.start', { body: { provider: 'nobody', challenge } })).status).toBe(400);
    const { data } = await server.as(null).call('session.options');
    expect(data.providers).toEqual([
      { code: 'github', name: 'GitHub' },
      { code: 'generic', name: '统一身份认证' },
    ]);
  });

  it('sends people with exact parameters, and no secret', async () => {
    const { data } = await server.as(null).call('social.start', { body: { provider: 'generic', challenge: 'c'.repeat(43) } });
    expect(Object.fromEntries(new URL(data.url).searchParams)).toEqual({
      response_type: 'code',
      client_id: 'saiwu-app',
      redirect_uri: redirectOf('generic'),
      scope: 'openid profile',
      state: expect.stringMatching(/^[0-9a-f]{96}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });
});

describe('attacks', () => {
  const over = [400, '这次第三方登录已失效，请重新开始'];
  const refused = [400, '没能从 统一身份认证 得到你的身份，请重新开始'];
  const told = ({ status, msg }: { status: number; msg: string }) => [status, msg];

  const bent: [string, (back: Return) => Partial<Return>, unknown[]][] = [
    ['a state whose second half is guessed', (back) => ({ ...back, state: `${back.state.slice(0, 32)}${'0'.repeat(64)}` }), over],
    ['the page of somebody else, who has another binding', (back) => ({ ...back, binding: 'b'.repeat(43) }), over],
    ['the answer of one provider shown as another’s', (back) => ({ ...back, provider: 'github' }), over],
    ['a code that the provider has not given', (back) => ({ ...back, code: 'x'.repeat(32) }), refused],
  ];
  it.each(bent)('%s is refused, and the state is used up', async (_, bend, answer) => {
    await bind('student', await go('generic', 'student'));
    const back = await go();
    expect(told(await finish(bend(back)))).toEqual(answer);
    expect(told(await finish(back))).toEqual(over);
  });

  it('a forged state is refused, and uses up nobody else’s', async () => {
    await bind('student', await go('generic', 'student'));
    const back = await go();
    expect(told(await finish({ ...back, state: 'f'.repeat(96) }))).toEqual(over);
    expect((await finish(back)).data.kind).toBe('SIGNED_IN');
  });

  it('a state is good once, and so is a code', async () => {
    await bind('student', await go('generic', 'student'));
    const back = await go();
    expect((await finish(back)).data.kind).toBe('SIGNED_IN');
    expect(told(await finish(back))).toEqual(over);
    const other = await go();
    expect(told(await finish({ ...other, code: back.code }))).toEqual(refused);
  });

  it('of many who show one state at the same moment, one gets in', async () => {
    await bind('student', await go('generic', 'student'));
    const back = await go();
    const answers = await Promise.all(Array.from({ length: 10 }, () => finish(back)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('a state runs out after ten minutes', async () => {
    const back = await go();
    server.setNow(new Date(Date.now() + 601_000));
    expect(told(await finish(back))).toEqual(over);
  });

  it('a sign-in cannot be turned into a binding, nor one person’s binding into another’s', async () => {
    expect(told(await bind('student', await go()))).toEqual(over);
    expect(told(await bind('student', await go('generic', 'teacher')))).toEqual(over);
    expect(told(await finish(await go('generic', 'student')))).toEqual(over);
    expect(await boundTo()).toEqual([]);
  });

  it('a state of another tenant is none', async () => {
    const back = await go();
    await server.db.insertInto('tenant').values({ id: '2', code: 'other', name: '别处', expirationTime: null }).execute();
    await server.db.updateTable('oneTimeSecret').set({ tenantId: '2' }).where('purpose', '=', 'SOCIAL_STATE').execute();
    expect(told(await finish(back))).toEqual(over);
  });

  it('the provider refuses a redirect address that is not exactly ours, and a code without its verifier', async () => {
    const { data } = await server.as(null).call('social.start', { body: { provider: 'generic', challenge: 'c'.repeat(43) } });
    const bentUrl = new URL(data.url);
    bentUrl.searchParams.set('redirect_uri', `${redirectOf('generic')}/x`);
    await expect(provider.visit(bentUrl.href)).rejects.toThrow('not registered');
    const back = await go();
    const stolen = await fetch(`${provider.origin}/standard/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'saiwu-app',
        client_secret: 'saiwu-app-secret',
        code: back.code,
        redirect_uri: redirectOf('generic'),
      }),
    });
    expect(stolen.status).toBe(400);
  });

  it('nothing of it is kept in words: neither secrets, nor codes, nor tickets', async () => {
    const rows = JSON.stringify(await server.db.selectFrom('oneTimeSecret').selectAll().execute());
    const back = await go();
    const { data } = await finish(back);
    const log = JSON.stringify(await server.db.selectFrom('optLog').selectAll().execute());
    for (const secret of [back.code, back.binding, data.ticket, 'saiwu-app-secret']) expect(rows + log).not.toContain(secret);
  });
});

describe('a ticket', () => {
  const login = (given: string, bindPassword = 'secret-1') =>
    post(server, 'bind/login', { ticket: given, bindAccount: 'student', bindPassword });

  it('binds to the account whose password is known, and is used up', async () => {
    const given = await ticket();
    const { status, data } = await login(given);
    expect([status, data.account]).toEqual([200, 'student']);
    expect(await boundTo()).toEqual([['generic', '4711']]);
    expect((await login(given)).status).toBe(400);
    expect((await finish(await go())).data.kind).toBe('SIGNED_IN');
  });

  it('stays good after a wrong password, five times in all; the guesses count', async () => {
    const given = await ticket();
    for (let tries = 0; tries < 4; tries += 1) expect((await login(given, 'wrong-1')).msg).toBe('用户名或密码错误');
    expect((await login(given)).status).toBe(200);
    provider.person = { id: '4712', name: '另一个' };
    const other = await ticket();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => post(server, 'bind/login', { ticket: other, bindAccount: 'teacher', bindPassword: 'wrong-1' })),
    );
    expect(guesses.filter(({ msg }) => msg === '用户名或密码错误')).toHaveLength(5);
    const { passwordErrorNum } = await server.db
      .selectFrom('user')
      .where('account', '=', 'teacher')
      .select('passwordErrorNum')
      .executeTakeFirstOrThrow();
    expect(passwordErrorNum).toBe(5);
  });

  it('does not bind by a password alone where a second factor guards the account', async () => {
    const { id, tenantId } = await server.db.selectFrom('user').where('account', '=', 'student').selectAll().executeTakeFirstOrThrow();
    await server.db.insertInto('totp').values({ tenantId, userId: id, sealedSecret: 'x', confirmedTime: new Date() }).execute();
    const { status, msg } = await login(await ticket());
    expect([status, msg]).toEqual([409, '这个账号有两步验证，请先登录，再到个人中心绑定']);
    expect(await boundTo()).toEqual([]);
  });

  it('makes a new account, as a maker, whose password works too', async () => {
    const { status, data } = await post(server, 'sign/login', {
      ticket: await ticket(),
      bindAccount: 'newcomer',
      bindPassword: 'secret-9',
      consent: true,
    });
    expect([status, data.account, data.name, data.roleList]).toEqual([
      200,
      'newcomer',
      '李同学',
      [{ code: 'MAKER', centifiedStatus: null }],
    ]);
    expect((await finish(await go())).data.session.account).toBe('newcomer');
  });

  it('keeps the rules of an account, and says which is broken; the ticket stays good', async () => {
    const given = await ticket();
    const sign = (bindAccount: string, bindPassword: string, consent = true) =>
      post(server, 'sign/login', { ticket: given, bindAccount, bindPassword, consent });
    expect((await sign('abc', 'secret-9')).extra.fieldErrors).toEqual({ bindAccount: '长度为 4 到 10 个字符' });
    expect((await sign('newcomer', '12345')).extra.fieldErrors).toEqual({ bindPassword: '长度为 6 到 20 个字符' });
    expect((await sign('Student', 'secret-9')).extra.fieldErrors).toEqual({ bindAccount: '这个账号已被使用' });
    expect(Object.keys((await sign('newcomer', 'secret-9', false)).extra.fieldErrors)).toEqual(['consent']);
    expect((await sign('newcomer', 'secret-9')).status).toBe(200);
  });

  it('makes none where people may not register themselves', async () => {
    await server.db.updateTable('parameter').set({ value: 'false' }).where('key', '=', 'Registration').execute();
    const { data } = await finish(await go());
    expect(data.canRegister).toBe(false);
    const { status, msg } = await post(server, 'sign/login', {
      ticket: data.ticket,
      bindAccount: 'newcomer',
      bindPassword: 'secret-9',
      consent: true,
    });
    expect([status, msg]).toEqual([409, '没有开放注册']);
  });
});

describe('binding', () => {
  const connections = async (account: string) =>
    (await server.as(account).call('social.connections', { params: { username: account } })).data;
  const unbind = (account: string, bindUsername = account, oauthType = 'generic') =>
    server.as(account).call('social.unbind', { query: { bindUsername, oauthType } });

  it('is told to its owner, shown to them alone, and undone by them alone', async () => {
    await bind('student', await go('generic', 'student'));
    expect(await connections('student')).toEqual([
      {
        providerName: 'generic',
        label: '统一身份认证',
        name: '李同学',
        avatar: 'https://provider.example/face.png',
        createTime: expect.any(String),
      },
    ]);
    const box = await server.as('student').call('message.page', { body: { model: {} } });
    expect(box.data.records[0].title).toBe('你的账号绑定了 统一身份认证 账号');
    expect((await server.as('teacher').call('social.connections', { params: { username: 'student' } })).status).toBe(404);
    expect((await unbind('teacher', 'student')).status).toBe(404);
    expect((await unbind('teacher')).status).toBe(404);
    expect((await unbind('student')).data).toBe(true);
    expect(await connections('student')).toEqual([]);
    expect((await finish(await go())).data.kind).toBe('UNBOUND');
  });

  it('holds one account for one user, and one user to one account of a provider', async () => {
    await bind('student', await go('generic', 'student'));
    expect(await bind('teacher', await go('generic', 'teacher'))).toMatchObject({
      status: 409,
      msg: '这个 统一身份认证 账号已绑定到别的账号',
    });
    expect(await bind('student', await go('generic', 'student'))).toMatchObject({ status: 409, msg: '这个 统一身份认证 账号已经绑定了' });
    provider.person = { id: '9', name: '另一个' };
    expect(await bind('student', await go('generic', 'student'))).toMatchObject({
      status: 409,
      msg: '账号已绑定另一个 统一身份认证 账号，请先解绑',
    });
    expect((await bind('student', await go('github', 'student'))).status).toBe(200);
    expect(await boundTo()).toEqual([
      ['generic', '4711'],
      ['github', '9'],
    ]);
  });

  it('cannot be undone where it is the last way in', async () => {
    await bind('student', await go('generic', 'student'));
    await server.db.updateTable('user').set({ passwordHash: '!' }).where('account', '=', 'student').execute();
    expect(await unbind('student')).toMatchObject({ status: 409, msg: '这是你唯一的登录方式，请先设置密码' });
    provider.person = { id: '9', name: '另一个' };
    await bind('student', await go('github', 'student'));
    expect((await unbind('student')).status).toBe(200);
    expect((await unbind('student', 'student', 'github')).status).toBe(409);
  });
});
