import { describe, expect, it } from 'vitest';
import { runningContest, sheetBody } from '../../../../test/contest-steps.ts';
import { openServer, type Answer } from '../../../../test/harness.ts';

const server = openServer({ publicUrl: 'https://saiwu.example.edu' });
const basic = { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`, 'content-type': 'application/json' };

async function judgeId(account: string): Promise<string> {
  const row = await server.db
    .selectFrom('judge')
    .innerJoin('user', 'user.id', 'judge.userId')
    .where('user.account', '=', account)
    .select('judge.id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const userOf = (account: string) => server.db.updateTable('user').where('account', '=', account);

async function create(account: string, contestId: string, more: object = {}, by = 'school'): Promise<Answer> {
  return server.as(by).call('invitation.create', { body: { judgeId: await judgeId(account), contestId, ...more } });
}

const codeIn = (path: string) => path.replace('/invite/', '');

async function accept(code: string): Promise<Pick<Answer, 'status' | 'data'>> {
  const response = await server.fetch('/api/oauth/anno/invitation/accept', {
    method: 'POST',
    headers: basic,
    body: JSON.stringify({ code }),
  });
  return { status: response.status, data: ((await response.json()) as Answer).data }; // every answer is an envelope
}

/** Calls with an access token, as the bound session does. */
async function send(token: string, method: string, path: string, body?: unknown): Promise<Pick<Answer, 'status' | 'data'>> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await server.fetch(`/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return { status: response.status, data: ((await response.json()) as Answer).data }; // every answer is an envelope
}

const stagesOf = async (token: string) => send(token, 'GET', '/contest/judging/stages');

/** A contest under review, and an invitation to it for one of its judges. */
async function invited() {
  const contest = await runningContest(server, 3);
  const account = contest.pairs[0]!.account;
  const { data, status } = await create(account, contest.contestId);
  expect(status).toBe(200);
  const code = codeIn(data.path);
  return { ...contest, account, id: data.id as string, code, until: data.until as string };
}

describe('an invitation link', () => {
  const given = server.given(invited);

  it('says who is invited to what, and signs in as that person without a password, as often as needed', async () => {
    const { account, code, until, contestId } = given();
    await userOf(account).set({ mustChangePassword: true }).execute();
    await server.db
      .updateTable('judge')
      .set({ state: 'INVITED' })
      .where('id', '=', await judgeId(account))
      .execute();
    const opened = await server.as(null).call('invitation.open', { body: { code } });
    expect(opened.data).toEqual({
      judgeName: expect.stringMatching(/^评委/),
      contestTitle: '创新创业大赛',
      organiser: '华东科技大学',
      until,
      timeZone: 'Asia/Shanghai',
      state: 'NEW',
    });
    const first = await accept(code);
    expect(first).toMatchObject({ status: 200, data: { account, mustChangePassword: false, isInvited: true } });
    expect((await stagesOf(first.data.token)).data).toHaveLength(1);
    expect((await server.as(null).call('invitation.open', { body: { code } })).data.state).toBe('USED');
    const next = await accept(code);
    expect((await stagesOf(first.data.token)).status).toBe(401);
    expect((await stagesOf(next.data.token)).status).toBe(200);
    const judge = await server.db
      .selectFrom('judge')
      .where('id', '=', await judgeId(account))
      .select('state')
      .executeTakeFirstOrThrow();
    expect(judge.state).toBe('ACTIVE');
    const login = await server.db.selectFrom('loginLog').where('kind', '=', 'INVITATION').select(['account', 'isSuccess']).execute();
    expect(login).toEqual([
      { account, isSuccess: true },
      { account, isSuccess: true },
    ]);
    const session = await server.db
      .selectFrom('session')
      .where('kind', '=', 'INVITATION')
      .where('endedTime', 'is', null)
      .selectAll()
      .execute();
    expect(session).toHaveLength(1);
    const listed = await server.as('school').call('invitation.page', { body: { model: { contestId } } });
    expect(listed.data.records).toEqual([
      expect.objectContaining({ state: { code: 'OPEN', desc: '有效' }, channel: { code: 'LINK', desc: '链接' }, phone: null }),
    ]);
  });

  it('leaves one session of several that open it at once', async () => {
    const { code } = given();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(code)));
    const alive = await Promise.all(answers.map(async ({ data }) => (await stagesOf(data.token)).status));
    expect(alive.filter((status) => status === 200)).toHaveLength(1);
  });

  it('reaches the review of its own contest and nothing else, whatever else the person judges', async () => {
    const other = await runningContest(server, 3);
    const { account, code, stageId, pairs } = given();
    const { token } = (await accept(code)).data;
    const stages = (await stagesOf(token)).data;
    expect(stages.map((stage: { stageId: string }) => stage.stageId)).toEqual([stageId]);
    expect((await server.as(account).call('judging.stages')).data.length).toBeGreaterThan(1);
    const own = pairs.find((pair) => pair.account === account)!;
    expect((await send(token, 'PUT', `/contest/judging/${stageId}/${own.projectId}/sheet`, sheetBody('50'))).status).toBe(200);
    const foreign = other.pairs.find((pair) => pair.account === account)!;
    const elsewhere = `/contest/judging/${other.stageId}/${foreign.projectId}`;
    expect((await send(token, 'GET', elsewhere)).status).toBe(404);
    expect((await send(token, 'PUT', `${elsewhere}/sheet`, sheetBody('50'))).status).toBe(404);
    expect((await send(token, 'POST', `${elsewhere}/submit`, sheetBody('50'))).status).toBe(404);
    const closed: [string, string, unknown?][] = [
      ['PUT', '/authority/user/password', { id: '1', oldPassword: 'a', password: 'b', confirmPassword: 'b' }],
      ['POST', '/authority/totp', {}],
      ['GET', '/authority/totp'],
      ['PUT', '/authority/user/base', {}],
      ['POST', '/contest/contest/page', { model: {} }],
      ['POST', '/contest/invitation/page', { model: {} }],
      ['POST', '/msg/msg/export', { model: {} }],
    ];
    for (const [method, path, body] of closed) expect([path, (await send(token, method, path, body)).status]).toEqual([path, 403]);
    for (const path of ['/oauth/menu/router', '/oauth/resource/visible', '/contest/overview'])
      expect((await send(token, 'GET', path)).status).toBe(200);
    expect((await send(token, 'GET', '/contest/overview')).data.judging).toHaveLength(1);
    await userOf(account).set({ mobile: '13812345678' }).execute();
    expect((await send(token, 'GET', '/authority/user/mine')).data.mobile).toBe('138****5678');
  });

  const ends: [string, (facts: Awaited<ReturnType<typeof invited>>) => Promise<unknown>][] = [
    ['it is revoked', ({ id }) => server.as('school').call('invitation.revoke', { body: { ids: [id] } })],
    ['another takes its place', ({ account, contestId }) => create(account, contestId)],
    ['its time is over', ({ id }) => server.db.updateTable('invitation').set({ until: new Date() }).where('id', '=', id).execute()],
    [
      'the judge is paused',
      async ({ account }) =>
        server.db
          .updateTable('judge')
          .set({ state: 'PAUSED' })
          .where('id', '=', await judgeId(account))
          .execute(),
    ],
    ['the user is disabled', ({ account }) => userOf(account).set({ state: false }).execute()],
    ['the last stage closes', ({ stageId }) => server.db.updateTable('stage').set({ state: 'CLOSED' }).where('id', '=', stageId).execute()],
    [
      'the contest is cancelled',
      ({ contestId }) => server.as('school').call('contest.cancel', { params: { id: contestId }, body: { reason: '没有经费' } }),
    ],
    [
      'the judge becomes an administrator',
      async ({ account }) => {
        const { id: userId } = await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow();
        const { id: roleId } = await server.db.selectFrom('role').where('code', '=', 'YMANAGEMENT').select('id').executeTakeFirstOrThrow();
        await server.db.insertInto('userRole').values({ tenantId: '1', userId, roleId }).execute();
      },
    ],
  ];
  it.each(ends)('ends with its session, and answers like one that never was, when %s', async (_, act) => {
    const facts = given();
    const { token, refreshToken } = (await accept(facts.code)).data;
    expect((await stagesOf(token)).status).toBe(200);
    await act(facts);
    expect((await stagesOf(token)).status).toBe(401);
    const refresh = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const refreshed = await server.fetch('/api/authority/anno/login', {
      method: 'POST',
      headers: { authorization: basic.authorization },
      body: refresh,
    });
    expect(refreshed.status).toBe(400);
    const unknown = await server.as(null).call('invitation.open', { body: { code: 'A'.repeat(32) } });
    const opened = await server.as(null).call('invitation.open', { body: { code: facts.code } });
    expect([opened.status, opened.code, opened.msg]).toEqual([404, unknown.code, '邀请链接无效，或者已经失效']);
    expect((await accept(facts.code)).status).toBe(404);
  });

  it('shows no list of contests at the dashboard either, whatever the role may', async () => {
    const { code } = given();
    await server.db
      .insertInto('roleAuthority')
      .columns(['tenantId', 'roleId', 'authorityId', 'authorityType'])
      .expression(
        server.db
          .selectFrom('role')
          .innerJoin('resource', (join) => join.on('resource.code', 'in', ['contest:view', 'contest:edit']))
          .where('role.code', '=', 'JUDGE')
          .select((eb) => ['role.tenantId', 'role.id', 'resource.id', eb.val('RESOURCE').as('authorityType')]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { token } = (await accept(code)).data;
    expect((await send(token, 'POST', '/contest/contest/page', { size: 10, current: 1, model: {} })).status).toBe(403);
    const { status, data } = await send(token, 'GET', '/authority/dashboard/start');
    expect([status, data.contests]).toEqual([200, null]);
  });

  it('asks for no second factor: it opens one review, not the account', async () => {
    const { code, account } = given();
    const { id: userId } = await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow();
    await server.db.insertInto('totp').values({ tenantId: '1', userId, sealedSecret: 'x', confirmedTime: new Date() }).execute();
    expect((await accept(code)).status).toBe(200);
  });

  it('forgives no wrong password, and makes no place known: whoever holds the link does not know the password', async () => {
    const { code, account } = given();
    const guess = (password: string) =>
      server.fetch('/api/oauth/noToken/login', {
        method: 'POST',
        headers: basic,
        body: JSON.stringify({ grantType: 'password', account, password }),
      });
    for (let index = 0; index < 5; index += 1) {
      expect((await accept(code)).status).toBe(200);
      expect((await guess('wrong')).status).toBe(400);
    }
    expect((await accept(code)).status).toBe(200);
    expect((await guess('secret-1')).status).toBe(400);
    expect(await server.db.selectFrom('signInAddress').select(['wrongCount', 'knownTime']).execute()).toEqual([
      { wrongCount: 5, knownTime: null },
    ]);
  });

  it('ends when it was told to, and its session no later', async () => {
    server.setNow(new Date('2026-03-02T00:00:00Z'));
    const { account, contestId } = given();
    const { data } = await create(account, contestId, { until: '2026-03-04 18:00:00' });
    expect(data.until).toBe('2026-03-04 18:00:00');
    await accept(codeIn(data.path));
    const session = await server.db
      .selectFrom('session')
      .where('invitationId', '=', data.id)
      .select('absoluteUntil')
      .executeTakeFirstOrThrow();
    expect(session.absoluteUntil).toEqual(new Date('2026-03-04T10:00:00Z'));
  });

  it('is locked for nobody by those who try others: it is too long to be guessed', async () => {
    const { code } = given();
    const open = async (tried: string) => (await server.as(null).call('invitation.open', { body: { code: tried } })).status;
    for (let index = 0; index < 40; index += 1) expect(await open(`${index}`.padStart(code.length, 'x'))).toBe(404);
    expect(await open(code)).toBe(200);
  });

  it('is kept as a hash, and stands in no log', async () => {
    const { code } = given();
    await accept(code);
    const kept = JSON.stringify([
      await server.db.selectFrom('invitation').selectAll().execute(),
      await server.db.selectFrom('optLog').selectAll().execute(),
    ]);
    expect(kept).toContain('invitation.accept');
    expect(kept).not.toContain(code);
    expect(code.length).toBeGreaterThanOrEqual(22);
  });
});

describe('inviting', () => {
  it('is for judges of one’s own who are nothing but judges, to a contest that is still under review', async () => {
    const { contestId, stageId } = await runningContest(server, 1);
    expect((await create('judge7', contestId)).status).toBe(404);
    expect((await create('judge3', contestId, {}, 'other')).status).toBe(404);
    expect((await create('judge3', contestId, {}, 'college')).status).toBe(404);
    expect((await create('judge3', '999')).status).toBe(404);
    const past = await create('judge3', contestId, { until: '2020-01-01 08:00:00' });
    expect(past.extra.fieldErrors.until).toMatch(/^要晚于现在/);
    await server.db
      .updateTable('judge')
      .set({ state: 'RETIRED' })
      .where('id', '=', await judgeId('judge3'))
      .execute();
    expect((await create('judge3', contestId)).status).toBe(409);
    const { id: userId } = await server.db.selectFrom('user').where('account', '=', 'judge4').select('id').executeTakeFirstOrThrow();
    const { id: roleId } = await server.db.selectFrom('role').where('code', '=', 'TEACHER').select('id').executeTakeFirstOrThrow();
    await server.db.insertInto('userRole').values({ tenantId: '1', userId, roleId }).execute();
    expect((await create('judge4', contestId)).msg).toBe('评委丁 还有评委以外的角色，请用账号密码登录');
    await server.db.updateTable('stage').set({ state: 'CLOSED' }).where('id', '=', stageId).execute();
    expect((await create('judge5', contestId)).msg).toBe('只能邀请评委参加已经发布、评审还没有结束的大赛');
  });

  it('shows and withdraws only those in scope', async () => {
    const { id, code } = await invited();
    expect((await server.as('other').call('invitation.page', { body: { model: {} } })).data.records).toEqual([]);
    expect((await server.as('other').call('invitation.revoke', { body: { ids: [id] } })).status).toBe(404);
    expect((await accept(code)).status).toBe(200);
    expect((await server.as('school').call('invitation.revoke', { body: { ids: [id] } })).status).toBe(200);
    const listed = await server.as('school').call('invitation.page', { body: { model: { state: 'REVOKED' } } });
    expect(listed.data.records.map((row: { id: string }) => row.id)).toEqual([id]);
  });

  it('withdraws the rest where one is gone, and counts it', async () => {
    const { id, code } = await invited();
    const revoke = (...ids: string[]) => server.as('school').call('invitation.revoke', { body: { ids } });
    expect(await revoke(id, '999999999')).toMatchObject({ status: 200, data: true, extra: { passedOver: 1 } });
    expect((await accept(code)).status).not.toBe(200);
    expect((await revoke('999999999')).status).toBe(404);
  });

  it('by SMS hands the link to the judge alone', async () => {
    const { contestId } = await runningContest(server, 1);
    const sms = { channel: 'SMS' };
    expect((await create('judge3', contestId, sms)).extra.fieldErrors).toEqual({ channel: '评委丙 没有手机号，请改用链接' });
    await userOf('judge3').set({ mobile: '13812345678' }).execute();
    expect((await create('judge3', contestId, sms)).msg).toBe('还没有设置短信模板 JUDGE_INVITATION');
    const content = '${name}老师，${contest}邀请您评审，请点 ${link}';
    const template = { providerType: 'ALI', appId: 'a', appSecret: 's', customCode: 'JUDGE_INVITATION', content, templateCode: 'T' };
    await server.as('manager').call('smsTemplate.save', { body: template });
    server.host.sms = {};
    expect((await create('judge3', contestId, sms)).msg).toBe('这个短信服务商没有接通，请联系管理员');
    const sent: string[] = [];
    server.host.sms = {
      ALI: {
        perSecond: Infinity,
        send: async ({ receiver, params }) => {
          sent.push(receiver, params.find(({ name }) => name === 'link')?.value ?? '');
          return { kind: 'accepted', bizId: '1' };
        },
      },
    };
    const answer = await create('judge3', contestId, sms);
    expect(answer.data.path).toBeNull();
    await server.runJobs();
    const [receiver, link = ''] = sent;
    expect([receiver, link.startsWith('https://saiwu.example.edu/invite/')]).toEqual(['13812345678', true]);
    expect((await accept(codeIn(new URL(link).pathname))).status).toBe(200);
    const { records } = (await server.as('school').call('invitation.page', { body: { model: { contestId } } })).data;
    expect(records[0]).toMatchObject({ phone: '138****5678', channel: { code: 'SMS' } });
  });
});
