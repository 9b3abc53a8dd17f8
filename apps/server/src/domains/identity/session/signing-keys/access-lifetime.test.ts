import { expect, it } from 'vitest';
import { openServer } from '../../../../../test/harness.ts';
import { type Body, loginForm, opened, platformClient } from '../../../../../test/platform-client.ts';

const server = openServer();
const platform = platformClient(server);
const start = Date.parse('2026-03-02T00:00:00Z');
const at = (minutes: number, seconds = 0) => server.setNow(new Date(start + minutes * 60_000 + seconds * 1000));

const signIn = async (): Promise<Body> => (await opened(platform('POST', 'oauth/noToken/login', { json: loginForm })))['data'];

const firstClient = async (fields: Record<string, string>): Promise<Body> => {
  const headers = { authorization: 'Basic ZmViczoxMjM0NTY=' };
  return opened(server.fetch('/api/authority/anno/login', { method: 'POST', headers, body: new URLSearchParams(fields) }));
};

const give = (key: string, value: string) => server.as('admin').call('parameter.save', { body: { key, name: '令牌', value } });

async function giveApplication(): Promise<void> {
  const [{ id }] = (await server.as('admin').call('application.query', { body: { clientId: 'lamp_web' } })).data;
  await server.as('admin').change('application.update', { id, tokenMinutes: 1440 });
}

async function codeOf(token: string): Promise<number> {
  return ((await (await platform('GET', 'oauth/menu/router', { token })).json()) as Body)['code'];
}

it('an access token lives as long as its application says, by every way in, and tells so', async () => {
  at(0);
  expect((await give('AccessTokenMinutes.lamp_web', '480')).status).toBe(200);
  const session = await signIn();
  const told = { expire: '28800', expireMillis: '28800', expiration: '2026-03-02 16:00:00' };
  expect(session).toMatchObject(told);
  // the other application has none of its own
  const other = await firstClient({ grant_type: 'password', username: 'school', password: 'secret-1' });
  expect([other['expires_in'], other['data'].expire]).toEqual([1800, '1800']);
  expect((await opened(platform('GET', 'oauth/anno/verify', { token: session['token'] })))['data']).toMatchObject(told);
  at(31);
  expect([await codeOf(session['token']), await codeOf(other['data'].token)]).toEqual([0, 40001]);
  // what it signed in with, not what it asks with, decides
  const renewed = await firstClient({ grant_type: 'refresh_token', refresh_token: session['refreshToken'] });
  expect([renewed['expires_in'], renewed['data'].expiration]).toEqual([28_800, '2026-03-02 16:31:00']);
  at(480, 6);
  expect([await codeOf(session['token']), await codeOf(renewed['data'].token)]).toEqual([40001, 0]);
});

it('is what the application itself names before any parameter, for tokens that are made from then on', async () => {
  at(0);
  const admin = server.as('admin');
  expect((await give('AccessTokenMinutes.lamp_web', '480')).status).toBe(200);
  const before = await signIn();
  const [{ id }] = (await admin.call('application.query', { body: { clientId: 'lamp_web' } })).data;
  for (const tokenMinutes of [4, 1441, 7.5]) {
    const { status, extra } = await admin.change('application.update', { id, tokenMinutes });
    expect([status, Object.keys(extra.fieldErrors)]).toEqual([400, ['tokenMinutes']]);
  }
  expect((await admin.change('application.update', { id, tokenMinutes: 5 })).data).toMatchObject({ tokenMinutes: 5 });
  const short = await signIn();
  expect([before['expire'], short['expire']]).toEqual(['28800', '300']);
  at(5, 6);
  expect([await codeOf(before['token']), await codeOf(short['token'])]).toEqual([0, 40001]);
  await admin.change('application.update', { id, tokenMinutes: null });
  expect((await signIn())['expire']).toBe('28800');
});

it.each([
  ['a parameter', () => give('AccessTokenMinutes.lamp_web', '1440')],
  ['its application', giveApplication],
])('outlives a change of the key that signs, where %s makes it long', async (_, lengthen) => {
  at(0);
  await lengthen();
  const { token } = await signIn();
  expect((await server.as('admin').call('signingKey.rotate')).status).toBe(200);
  at(1439);
  expect(await codeOf(token)).toBe(0);
});

it('is held to 5 minutes and a day, whoever it is for; the default goes for what nobody has set', async () => {
  for (const key of ['AccessTokenMinutes.lamp_web', 'AccessTokenMinutes.other'])
    for (const value of ['4', '1441', 'x', '30.5']) {
      const { status, extra } = await give(key, value);
      expect([status, Object.keys(extra.fieldErrors)]).toEqual([400, ['value']]);
    }
  const { data } = await server.as('admin').call('parameter.query', { body: { key: 'AccessTokenMinutes' } });
  expect(data).toMatchObject([{ key: 'AccessTokenMinutes', value: '30' }]);
  expect((await signIn())['expire']).toBe('1800');
  await server.as('admin').change('parameter.update', { id: data[0].id, value: '60' });
  expect((await signIn())['expire']).toBe('3600');
});
