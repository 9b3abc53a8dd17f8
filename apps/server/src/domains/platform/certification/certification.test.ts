import { describe, expect, it } from 'vitest';
import { approve, ask, reject } from '../../../../test/certification-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer, type Answer } from '../../../../test/harness.ts';
import { pdfOf } from '../../../../test/pdf-file.ts';
import { giveRole } from '../../../seed/seed.ts';

const server = openServer();

const userOf = (account: string) =>
  server.db.selectFrom('user').where('account', '=', account).select(['id', 'orgId', 'centifiedStatus']).executeTakeFirstOrThrow();

async function rolesOf(account: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('userRole')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .innerJoin('user', 'user.id', 'userRole.userId')
    .where('user.account', '=', account)
    .orderBy('role.code')
    .select('role.code')
    .execute();
  return rows.map(({ code }) => code);
}

async function queueOf(account: string, model: object = {}): Promise<Answer['data']> {
  const { data } = await server.as(account).call('certification.page', { body: { model } });
  return data.records;
}

const unreadOf = async (account: string) =>
  (await server.as(account).call('message.page', { body: { model: { isRead: false } } })).data.records;

describe('asking', () => {
  it('is told back with its evidence, and one at a time', async () => {
    expect((await userOf('student')).centifiedStatus).toBeNull();
    const { data: before } = await server.as('student').call('certification.mine');
    expect(before).toMatchObject({
      requests: [],
      actions: [{ act: 'ask', isAllowed: true }],
      home: { schoolId: known.school, collegeId: known.engineering },
    });
    const { status, data } = await ask(server, 'student', { note: '工号 7' });
    expect(status).toBe(200);
    const { data: mine } = await server.as('student').call('certification.mine');
    expect(mine.requests).toMatchObject([
      {
        id: data.id,
        role: { code: 'TEACHER' },
        state: { code: 'PENDING' },
        note: '工号 7',
        evidence: [{ name: 'dot.png', type: 'image/png' }],
      },
    ]);
    const why = '你的申请还在审批，有了结果再申请';
    expect(mine.actions).toEqual([{ act: 'ask', isAllowed: false, reason: why }]);
    expect(await ask(server, 'student', { roleCode: 'MAKER' })).toMatchObject({ status: 409, msg: why });
    expect((await userOf('student')).centifiedStatus).toBe(false);
  });

  it.each([
    ['without evidence', { evidenceIds: [] }, { evidenceIds: '请上传证明材料' }],
    ['with more files than there may be', { evidenceIds: ['1', '2', '3', '4', '5', '6'] }, { evidenceIds: '最多 5' }],
    ['with a file that is none', { evidenceIds: ['4711'] }, { evidenceIds: '有的文件已经失效，请重新上传' }],
    ['for a role that nobody asks for', { roleCode: 'GENERAL_MANAGER' }, { roleCode: '请选择角色' }],
    ['to administer a college without one', { roleCode: 'YMANAGEMENT', collegeId: '' }, { collegeId: '不能为空' }],
    ['at a college as if it were a school', { schoolId: known.engineering }, { schoolId: '这所学校现在不能申请认证' }],
    ['at the college of another school', { collegeId: known.otherCollege }, { collegeId: '这个学院现在不能申请认证' }],
  ])('%s is refused at the field, and nothing is written down', async (_, more, fieldErrors) => {
    expect(await ask(server, 'student', more)).toMatchObject({ status: 400, extra: { fieldErrors } });
    expect((await server.as('student').call('certification.mine')).data.requests).toEqual([]);
    expect((await userOf('student')).centifiedStatus).toBeNull();
  });

  it('at a school whose service has ended, or that is switched off, is refused', async () => {
    await server.db.updateTable('org').set({ state: false }).where('id', '=', known.business).execute();
    expect((await ask(server, 'student', { collegeId: known.business })).status).toBe(400);
    await server.db
      .updateTable('org')
      .set({ expiryDate: new Date('2020-01-01') })
      .where('id', '=', known.school)
      .execute();
    expect((await ask(server, 'student')).status).toBe(400);
  });

  it('by the same key happens once', async () => {
    const { data } = await server.as('student').call('certification.upload', { body: { file: new File([pdfOf('a')], 'a.pdf') } });
    const body = { roleCode: 'MAKER', schoolId: known.school, evidenceIds: [data.id] };
    const first = await server.as('student').call('certification.ask', { body, key: 'k' });
    const again = await server.as('student').call('certification.ask', { body, key: 'k' });
    expect([first.status, again.status, again.data]).toEqual([200, 200, first.data]);
  });
});

describe('deciding', () => {
  it('gives the role and certifies; the person is told, with the way to it', async () => {
    const { data } = await ask(server, 'student');
    const { data: decided, status } = await approve(server, 'college', data.id);
    expect(status).toBe(200);
    expect(decided).toMatchObject({ state: { code: 'APPROVED' }, reviewer: '院管', move: null });
    expect(await rolesOf('student')).toEqual(['MAKER', 'TEACHER']);
    expect((await userOf('student')).centifiedStatus).toBe(true);
    expect(await unreadOf('student')).toMatchObject([{ title: '你的认证通过了', handlerUrl: '/certifications/mine' }]);
    const session = await server.as('student').call('session.verify');
    expect(session.data.roleList).toEqual([
      { code: 'TEACHER', centifiedStatus: true },
      { code: 'MAKER', centifiedStatus: true },
    ]);
    expect(await ask(server, 'student')).toMatchObject({ status: 400, msg: '你已经通过这个认证了' });
  });

  it('is not for what is decided: the second is told who was first, and nothing changes', async () => {
    const { data } = await ask(server, 'student');
    await reject(server, 'college', data.id);
    const why = '院管 已经驳回了这个申请';
    expect(await approve(server, 'school', data.id)).toMatchObject({ status: 409, msg: why });
    expect(await reject(server, 'school', data.id, '别的')).toMatchObject({ status: 409, msg: why });
    expect(await rolesOf('student')).toEqual(['MAKER']);
    const { data: kept } = await server.as('school').call('certification.get', { params: { id: data.id } });
    expect(kept).toMatchObject({
      reason: '工作证看不清',
      reviewer: '院管',
      actions: [{ isAllowed: false, reason: why }, { isAllowed: false }],
    });
  });

  it('is nobody’s own', async () => {
    const { data } = await ask(server, 'college');
    const why = '不能审批自己的申请，请由其他管理员操作';
    expect(await approve(server, 'college', data.id)).toMatchObject({ status: 409, msg: why });
    expect(await reject(server, 'college', data.id)).toMatchObject({ status: 409, msg: why });
    expect((await approve(server, 'school', data.id)).status).toBe(200);
  });

  it('with a rejection wants a reason, which the person reads and answers by asking again', async () => {
    const { data } = await ask(server, 'student');
    expect((await reject(server, 'college', data.id, ' ')).extra.fieldErrors).toEqual({ reason: '不能为空' });
    await reject(server, 'college', data.id, '缺聘书');
    const [told] = await unreadOf('student');
    expect(told).toMatchObject({ title: '你的认证没有通过' });
    expect(told.text).toContain('缺聘书');
    expect((await userOf('student')).centifiedStatus).toBe(false);
    const { data: mine } = await server.as('student').call('certification.mine');
    const evidenceIds = mine.requests[0].evidence.map(({ id }: { id: string }) => id);
    const again = await ask(server, 'student', { evidenceIds });
    expect(again.status).toBe(200);
    const { data: seen } = await server.as('college').call('certification.get', { params: { id: again.data.id } });
    expect(seen).toMatchObject({ evidence: [{ id: evidenceIds[0] }], earlier: [{ id: data.id, reason: '缺聘书' }] });
  });

  it('of a judge puts them on the school’s list', async () => {
    const { data } = await ask(server, 'teacher', { roleCode: 'JUDGE' });
    expect((await approve(server, 'college', data.id)).status).toBe(200);
    const judges = await server.as('school').call('judge.page', { body: { model: { keyword: '张老师' } } });
    expect(judges.data.records).toMatchObject([{ name: '张老师', collegeLabel: '工学院', state: { code: 'ACTIVE' } }]);
  });

  it('keeps somebody certified who asks for more and is rejected', async () => {
    await approve(server, 'college', (await ask(server, 'student')).data.id);
    await reject(server, 'college', (await ask(server, 'student', { roleCode: 'JUDGE' })).data.id);
    expect((await userOf('student')).centifiedStatus).toBe(true);
  });
});

describe('asking again and again', () => {
  it('has to wait after three rejections of a role in seven days, and is told until when', async () => {
    server.setNow(new Date('2026-03-02T02:00:00Z'));
    for (let round = 0; round < 3; round += 1) {
      const { status, data } = await ask(server, 'student');
      expect(status, `round ${round}`).toBe(200);
      await reject(server, 'college', data.id);
    }
    const why = '这个角色 7 天内已有 3 次没有通过，2026-03-09 10:00 之后可以再申请。请先按驳回原因准备好材料，或联系管理员';
    for (let round = 0; round < 17; round += 1) expect(await ask(server, 'student')).toMatchObject({ status: 400, msg: why });
    const { data } = await server.as('student').call('certification.mine');
    expect([data.requests.length, data.barred]).toEqual([3, [{ roleCode: 'TEACHER', reason: why }]]);
    // who was no teacher may be a judge
    const other = await ask(server, 'student', { roleCode: 'JUDGE' });
    expect(other.status).toBe(200);
    await reject(server, 'college', other.data.id);
    server.setNow(new Date('2026-03-09T02:00:01Z'));
    expect((await ask(server, 'student')).status).toBe(200);
  });
});

describe('the queue', () => {
  it('has what its reader may decide: of their organisations, for roles that they could give', async () => {
    const { data: teacher } = await ask(server, 'student');
    const { data: admin } = await ask(server, 'teacher', { roleCode: 'YMANAGEMENT' });
    const { data: beside } = await ask(server, 'nobody', { collegeId: known.business });
    const { data: far } = await ask(server, 'judge1', { schoolId: known.otherSchool, collegeId: known.otherCollege });
    const { data: whole } = await ask(server, 'judge3', { roleCode: 'XMANAGEMENT', collegeId: '' });
    const ids = async (account: string) => new Set((await queueOf(account)).map(({ id }: { id: string }) => id));
    expect(await ids('college')).toEqual(new Set([teacher.id]));
    expect(await ids('school')).toEqual(new Set([teacher.id, admin.id, beside.id, whole.id]));
    expect(await ids('other')).toEqual(new Set([far.id]));
    expect(await ids('manager')).toEqual(new Set([teacher.id, admin.id, beside.id, far.id, whole.id]));
    for (const id of [admin.id, beside.id, far.id, whole.id]) {
      const { status } = await server.as('college').call('certification.get', { params: { id } });
      expect([status, (await approve(server, 'college', id)).status, (await reject(server, 'college', id)).status]).toEqual([
        404, 404, 404,
      ]);
    }
  });

  it('is filtered by state, role, school, and names', async () => {
    const { data: one } = await ask(server, 'student');
    const { data: two } = await ask(server, 'nobody', { roleCode: 'MAKER', collegeId: '' });
    await reject(server, 'school', two.id);
    const found = async (model: object) => (await queueOf('manager', model)).map(({ id }: { id: string }) => id);
    expect(await found({ state: 'PENDING' })).toEqual([one.id]);
    expect(await found({ role: 'MAKER' })).toEqual([two.id]);
    expect(await found({ schoolId: known.otherSchool })).toEqual([]);
    expect(await found({ keyword: '李同' })).toEqual([one.id]);
    expect(await found({ keyword: '工学院' })).toEqual([one.id]);
    expect(await found({ keyword: '华东' })).toEqual([two.id, one.id]);
    expect(await found({ keyword: '%' })).toEqual([]);
  });
});

describe('moving', () => {
  it('is asked first, and then brings the person to where they have asked to be', async () => {
    const { data } = await ask(server, 'student', { collegeId: known.business });
    const { data: seen } = await server.as('school').call('certification.get', { params: { id: data.id } });
    expect(seen).toMatchObject({ orgLabel: '工学院', move: { to: '华东科技大学 商学院', roleNames: [] } });
    expect(await approve(server, 'school', data.id)).toMatchObject({ status: 409, extra: { mustConfirm: true } });
    expect((await userOf('student')).orgId).toBe(known.engineering);
    expect((await approve(server, 'school', data.id, true)).status).toBe(200);
    expect((await userOf('student')).orgId).toBe(known.business);
  });

  it('does not happen to who belongs beneath already', async () => {
    const { data } = await ask(server, 'student', { roleCode: 'JUDGE', collegeId: '' });
    expect((await approve(server, 'school', data.id)).data.move).toBeNull();
    expect((await userOf('student')).orgId).toBe(known.engineering);
  });

  it('brings no power along from elsewhere: who administers another school stays there', async () => {
    const { data } = await ask(server, 'other');
    for (const account of ['college', 'school']) {
      const answer = await approve(server, account, data.id, true);
      expect(answer).toMatchObject({ status: 409 });
      expect(answer.msg).toContain('外校管理员 还是别处的学校管理员');
    }
    expect([(await userOf('other')).orgId, await rolesOf('other')]).toEqual([known.otherSchool, ['XMANAGEMENT']]);
    expect((await reject(server, 'college', data.id)).status).toBe(200);
  });

  it('never brings who sees everything under a school’s hand', async () => {
    const { data } = await ask(server, 'manager');
    expect((await approve(server, 'school', data.id, true)).status).toBe(409);
    expect([(await userOf('manager')).orgId, await rolesOf('manager')]).toEqual([null, ['GENERAL_MANAGER']]);
  });

  it('within a school says which reach moves along', async () => {
    const { id } = await userOf('student');
    await giveRole(server.db, id, 'YMANAGEMENT');
    const { data } = await ask(server, 'student', { roleCode: 'XMANAGEMENT', collegeId: '' });
    const { data: seen } = await server.as('school').call('certification.get', { params: { id: data.id } });
    expect(seen.move).toEqual({ to: '华东科技大学', roleNames: ['学院管理员'] });
    expect((await approve(server, 'school', data.id, true)).status).toBe(200);
    expect(await rolesOf('student')).toEqual(['MAKER', 'XMANAGEMENT', 'YMANAGEMENT']);
  });
});
