import { describe, expect, it } from 'vitest';
import { known } from '../../../../../test/fixture.ts';
import { type Answer, openServer } from '../../../../../test/harness.ts';

const server = openServer();
const college = { params: { id: known.engineering } };

async function invite(account = 'school', body: object = {}) {
  const { data } = await server.as(account).call('college.invite', { ...college, body });
  return { id: data.id as string, code: String(data.path).split('/').at(-1) ?? '' };
}

const open = (code: string) => server.as(null).call('appointment.open', { body: { code } });
const accept = (account: string, code: string, more: object = {}) =>
  server.as(account).call('appointment.accept', { body: { code, ...more } });
async function join(code: string, more: Record<string, string> = {}): Promise<Answer> {
  const form = {
    code,
    account: 'xin',
    name: '新人',
    password: 'a-good-Secret7',
    confirmPassword: 'a-good-Secret7',
    consent: 'true',
    ...more,
  };
  const response = await server.fetch('/api/oauth/anno/appointment/join', {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form),
  });
  return { ...((await response.json()) as Answer), status: response.status };
}

async function administrators(): Promise<string[]> {
  const { data } = await server.as('school').call('college.administrators', {
    ...college,
    body: { model: {}, sort: 'account', order: 'ascending' },
  });
  return data.records.map(({ account }: { account: string }) => account);
}

async function states(): Promise<string[]> {
  const { data } = await server.as('school').call('college.invitations', { ...college, body: { model: {} } });
  return data.records.map(({ state }: { state: { code: string } }) => state.code);
}

describe('a link that appoints', () => {
  it('says who makes one administrator of what, and makes it so once', async () => {
    const { code } = await invite('school', { note: '王老师' });
    expect((await open(code)).data).toMatchObject({
      place: '工学院',
      school: '华东科技大学',
      roleName: '学院管理员',
      by: '校管',
      timeZone: 'Asia/Shanghai',
    });
    expect((await accept('teacher', code)).data).toBe(true);
    expect(await administrators()).toEqual(['college', 'teacher']);
    expect([(await open(code)).status, (await accept('student', code)).status]).toEqual([404, 404]);
    const { data } = await server.as('school').call('college.invitations', { ...college, body: { model: {} } });
    expect(data.records).toMatchObject([{ note: '王老师', state: { code: 'USED' }, author: '校管', userName: '张老师' }]);
  });

  it('is one of twenty that may be open', async () => {
    const made = [];
    for (let round = 0; round < 20; round += 1) made.push(await invite());
    const more = () => server.as('school').call('college.invite', { ...college, body: {} });
    const refused = await more();
    expect([refused.status, refused.msg]).toEqual([409, '还有 20 个邀请链接没有使用，请先撤销不用的']);
    await accept('teacher', made[0]?.code ?? '');
    expect((await more()).status).toBe(200);
  });

  it('is made anew where it was lost, which ends the old one, and not once it was used', async () => {
    const old = await invite('school', { note: '王老师' });
    const fresh = await invite('school', { note: '王老师', replaces: old.id });
    expect([(await open(old.code)).status, (await open(fresh.code)).status]).toEqual([404, 200]);
    expect(await states()).toEqual(expect.arrayContaining(['OPEN', 'REVOKED']));
    await accept('teacher', fresh.code);
    const again = await server.as('school').call('college.invite', { ...college, body: { replaces: fresh.id } });
    expect([again.status, again.msg]).toEqual([409, '已经有人接受了这个邀请']);
    const elsewhere = await server.as('school').call('college.invite', { params: { id: known.business }, body: { replaces: old.id } });
    expect(elsewhere.status).toBe(404);
  });

  it('makes an account for who has none, signed in at once', async () => {
    const { code } = await invite();
    expect((await join(code, { password: 'x', confirmPassword: 'x' })).status).toBe(400);
    const taken = await join(code, { account: 'teacher' });
    expect(taken.extra.fieldErrors).toEqual({ account: '这个账号已经有人用了，请换一个；如果是你的，请先登录' });
    const { status, data } = await join(code);
    expect([status, typeof data.token]).toEqual([200, 'string']);
    expect(await administrators()).toEqual(['college', 'xin']);
    expect((await join(code, { account: 'other2' })).status).toBe(404);
  });

  it('ends by its time, by being withdrawn, and with the right of whoever has made it', async () => {
    const [first, second, third] = [await invite(), await invite(), await invite()];
    await server.as('school').call('college.revoke', { ...college, body: { ids: [first.id] } });
    expect((await open(first.code)).status).toBe(404);
    await server.db
      .updateTable('administratorInvitation')
      .set({ until: new Date(0) })
      .where('id', '=', second.id)
      .execute();
    expect((await open(second.code)).status).toBe(404);
    expect((await open(third.code)).status).toBe(200);
    await server.db.updateTable('user').set({ orgId: known.otherSchool }).where('account', '=', 'school').execute();
    expect([(await open(third.code)).status, (await accept('teacher', third.code)).status]).toEqual([404, 404]);
    expect(await administrators().catch(() => [])).toEqual([]);
  });

  it('is used by one of two at the same moment', async () => {
    const { code } = await invite();
    const both = await Promise.all([accept('teacher', code), accept('student', code)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await administrators()).toHaveLength(2);
    expect(await states()).toEqual(['USED']);
  });

  it('moves nobody unasked, and brings nobody’s power along', async () => {
    const { data } = await server.as('manager').call('school.invite', { params: { id: known.school }, body: {} });
    const code = String(data.path).split('/').at(-1) ?? '';
    expect((await accept('teacher', code)).extra.mustConfirm).toBe(true);
    const mine = await invite();
    expect((await accept('other', mine.code, { confirm: true })).status).toBe(409);
    expect((await accept('teacher', code, { confirm: true })).status).toBe(200);
    expect((await accept('college', (await invite()).code)).msg).toBe('你已经是这里的管理员了');
  });

  it('is made and withdrawn by those alone who may appoint', async () => {
    expect((await server.as('college').call('college.invite', { ...college, body: {} })).status).toBe(403);
    expect((await server.as('other').call('college.invite', { ...college, body: {} })).status).toBe(404);
    const { id } = await invite();
    const foreign = { params: { id: known.otherCollege }, body: { ids: [id] } };
    expect((await server.as('manager').call('college.revoke', foreign)).status).toBe(404);
    expect((await server.as('school').call('college.invite', { ...college, body: { until: '2020-01-01 00:00:00' } })).status).toBe(400);
  });
});
