import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const admin = server.as('admin');
const web = basicOf('lamp_web', 'lamp_web_secret');

/** An application of our own, so that nobody else is signed in with it. */
let application: { id: string; clientId: string; clientSecret: string };
let own: Record<string, string>;
beforeEach(async () => {
  const { data } = await admin.call('application.save', { body: { name: '教务系统', appType: 'SERVER' } });
  application = data;
  own = basicOf(application.clientId, application.clientSecret);
});

describe('a renewal', () => {
  it('is answered to the client alone that the session was begun with, with its secret', async () => {
    const { refreshToken } = (await signIn('teacher', own)).data;
    for (const headers of [web, basicOf(application.clientId, 'other'), {}]) expect((await renew(refreshToken, headers)).status).toBe(400);
    // nobody else has used it up
    expect((await renew(refreshToken, own)).status).toBe(200);
  });

  it('is answered to either of the two clients that ship, as long as neither is switched off', async () => {
    const first = basicOf('febs', '123456');
    const { refreshToken } = (await signIn('teacher', first)).data;
    const { data } = await renew(refreshToken, web);
    const [{ id }] = (await admin.call('application.query', { body: { clientId: 'febs' } })).data;
    await admin.change('application.update', { id, state: false });
    expect((await renew(data.refreshToken, web)).status).toBe(400);
  });

  it('is refused, with the reason, once the application is no longer let in from there, and goes on when it is again', async () => {
    const { refreshToken } = (await signIn('teacher', own)).data;
    await admin.change('application.update', { id: application.id, allowedIps: '10.0.0.0/8' });
    expect(await renew(refreshToken, own)).toMatchObject({ status: 400, msg: '不能从这个地址登录这个应用' });
    await admin.change('application.update', { id: application.id, allowedIps: '' });
    expect((await renew(refreshToken, own)).status).toBe(200);
  });
});

describe('what is switched off ends sessions, and switched on again brings none back', () => {
  it('a user', async () => {
    const session = (await signIn('teacher')).data;
    const { id } = await server.db.selectFrom('user').where('account', '=', 'teacher').select('id').executeTakeFirstOrThrow();
    await switchOffAndOn((state) => admin.change('user.update', { id, state }), session, web);
    expect((await signIn('teacher')).status).toBe(200);
  });

  it('an application', async () => {
    const [session, elsewhere] = [(await signIn('teacher', own)).data, (await signIn('teacher')).data];
    await switchOffAndOn((state) => admin.change('application.update', { id: application.id, state }), session, own);
    expect((await open(elsewhere.token)).status).toBe(200);
  });

  it('a school, for those who administer it or a college of it', async () => {
    const [session, college, student, other] = [
      (await signIn('school')).data,
      (await signIn('college')).data,
      (await signIn('student')).data,
      (await signIn('other')).data,
    ];
    const change = async (state: boolean) => {
      const { version } = (await admin.call('school.get', { params: { id: known.school } })).data;
      await admin.call('school.update', { body: { id: known.school, version, state } });
    };
    await change(false);
    for (const { token, refreshToken } of [session, college])
      expect([(await open(token)).status, (await renew(refreshToken, web)).status]).toEqual([401, 400]);
    for (const account of ['school', 'college'])
      expect(await signIn(account)).toMatchObject({ status: 400, msg: '「华东科技大学」已停用，请联系上级管理员' });
    const reasons = await server.db
      .selectFrom('loginLog')
      .where('account', '=', 'college')
      .orderBy('id', 'desc')
      .select('reason')
      .execute();
    expect(reasons[0]).toEqual({ reason: 'DISABLED' });
    for (const { token, refreshToken } of [student, other])
      expect([(await open(token)).status, (await renew(refreshToken, web)).status]).toEqual([200, 200]);
    await change(true);
    expect((await open(session.token)).status).toBe(401);
    expect((await signIn('school')).status).toBe(200);
  });

  it('a college, by the form of organisations too; who comes to administer it meanwhile is renewed no more', async () => {
    const [session, student] = [(await signIn('college')).data, (await signIn('student')).data];
    await admin.change('org.update', { id: known.engineering, state: false });
    expect((await open(session.token)).status).toBe(401);
    const [user, role] = [
      await server.db.selectFrom('user').where('account', '=', 'student').select('id').executeTakeFirstOrThrow(),
      await server.db.selectFrom('role').where('code', '=', 'YMANAGEMENT').select('id').executeTakeFirstOrThrow(),
    ];
    await admin.change('user.update', { id: user.id, roleIds: [role.id] });
    expect(await renew(student.refreshToken, web)).toMatchObject({ status: 400, msg: '「工学院」已停用，请联系上级管理员' });
  });
});

async function switchOffAndOn(change: (state: boolean) => Promise<unknown>, session: Session, headers: Record<string, string>) {
  await change(false);
  expect((await open(session.token)).status).toBe(401);
  await change(true);
  expect((await open(session.token)).status).toBe(401);
  expect((await renew(session.refreshToken, headers)).status).toBe(400);
}

interface Session {
  token: string;
  refreshToken: string;
}

function basicOf(id: string, secret: string): Record<string, string> {
  return { authorization: `Basic ${btoa(`${id}:${secret}`)}` };
}

const signIn = (account: string, headers = web) => send({ grantType: 'password', account, password: 'secret-1' }, headers);
const renew = (refreshToken: string, headers: Record<string, string>) => send({ grantType: 'refresh_token', refreshToken }, headers);
const open = (token: string) => server.fetch('/api/oauth/resource/visible', { headers: { token: `Bearer ${token}` } });

async function send(fields: Record<string, string>, headers: Record<string, string>) {
  const response = await server.fetch('/api/oauth/noToken/login', { method: 'POST', headers, body: new URLSearchParams(fields) });
  const { msg, data } = (await response.json()) as { msg: string; data: Session };
  return { status: response.status, msg, data };
}
