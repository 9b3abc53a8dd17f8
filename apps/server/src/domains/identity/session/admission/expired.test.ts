import { describe, expect, it } from 'vitest';
import { known } from '../../../../../test/fixture.ts';
import { openServer } from '../../../../../test/harness.ts';

const server = openServer();
const body = { grantType: 'password', password: 'secret-1' };

async function expire(orgId: string, since: string | null): Promise<void> {
  await server.db
    .updateTable('org')
    .set({ expiryDate: since === null ? null : new Date(since) })
    .where('id', '=', orgId)
    .execute();
}

async function signIn(account: string) {
  const response = await server.fetch('/api/oauth/noToken/login', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, account }),
  });
  const { data } = (await response.json()) as { data: { expired: unknown } }; // an envelope
  return data;
}

describe('a school or college whose service has ended', () => {
  it('is named at sign-in, in the time of the tenant, to its own people and those of its colleges', async () => {
    await expire(known.school, '2026-03-01T15:59:59Z');
    const expired = { since: '2026-03-01 23:59:59', orgLabel: '华东科技大学' };
    expect((await signIn('school')).expired).toEqual(expired);
    expect((await signIn('college')).expired).toEqual(expired);
    expect((await signIn('manager')).expired).toBeNull();
  });

  it('lasts to the end of the second it ends in, and again once it is extended', async () => {
    await expire(known.engineering, '2026-03-01T00:00:00Z');
    server.setNow(new Date('2026-03-01T00:00:00.900Z'));
    expect((await signIn('college')).expired).toBeNull();
    server.setNow(new Date('2026-03-01T00:00:01Z'));
    expect((await signIn('college')).expired).toMatchObject({ since: '2026-03-01 08:00:00' });
    expect((await signIn('school')).expired).toBeNull();
    await expire(known.engineering, '2027-03-01T00:00:00Z');
    expect((await signIn('college')).expired).toBeNull();
  });

  it('lets its people read, refuses what they would change from the next request on, and leaves their own account to them', async () => {
    const school = server.as('school');
    const page = { body: { model: {}, size: 10, current: 1 } };
    const create = { body: { account: 'another', name: '另一人', orgId: known.school } };
    await expire(known.school, '2026-03-01T00:00:00Z');
    expect((await school.call('contest.page', page)).status).toBe(200);
    expect(await school.call('user.save', create)).toMatchObject({ status: 409, code: -10, msg: '机构服务已到期，只能查看' });
    // staged work too, before anything of it is done
    expect(await school.call('attachment.remove', { body: { ids: ['1'] } })).toMatchObject({ status: 409, code: -10 });
    const { id } = await server.db.selectFrom('user').where('account', '=', 'school').select('id').executeTakeFirstOrThrow();
    const change = { id, oldPassword: 'secret-1', password: 'another-1', confirmPassword: 'another-1' };
    expect((await school.call('session.changePassword', { body: change })).status).toBe(200);
    expect((await school.call('preference.save', { body: { key: 'table:user', value: {} } })).status).toBe(200);
    await expire(known.school, null);
    expect((await school.call('user.save', create)).status).toBe(200);
  });
});
