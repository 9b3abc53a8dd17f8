import { describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { seedTenantId } from '../../../core/tenants.ts';

const server = openServer();
const get = (account: string, id: string) => server.as(account).call('school.get', { params: { id } });
const update = (account: string, body: object) =>
  server.as(account).call('school.update', { body: { id: known.school, version: 1, ...body } });
const allowed = ({ actions }: { actions: { act: string; isAllowed: boolean }[] }) =>
  actions.filter(({ isAllowed }) => isAllowed).map(({ act }) => act);

async function addContest(orgId: string): Promise<string> {
  const row = { tenantId: seedTenantId, orgId, title: '大赛', edition: 2026, tracks: ['甲'], state: 'PUBLISHED' as const };
  const window = { registrationStart: new Date(), registrationEnd: new Date() };
  const { id } = await server.db
    .insertInto('contest')
    .values({ ...row, ...window })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addProject(contestId: string, number: string, state: 'ACCEPTED' | 'DRAFT', collegeId: string | null): Promise<void> {
  const home = { orgId: collegeId ?? known.school, schoolId: known.school, collegeId };
  await server.db
    .insertInto('project')
    .values({ tenantId: seedTenantId, contestId, number, title: number, track: '甲', state, ...home })
    .execute();
}

describe('a school', () => {
  it('is its organisation with its profile', async () => {
    const { data } = await get('manager', known.school);
    expect(data).toMatchObject({
      id: known.school,
      label: '华东科技大学',
      code: '4131010001',
      province: '上海',
      city: '上海市',
      level: '本科',
      kind: null,
      expiryDate: null,
      state: true,
      version: 1,
    });
    expect(allowed(data)).toEqual(['edit', 'extend', 'merge', 'appoint']);
  });

  it('is found by who belongs to it, from its colleges too, as far as they see it', async () => {
    const own = async (account: string) => (await server.as(account).call('school.own')).data?.id;
    expect([await own('school'), await own('other')]).toEqual([known.school, known.otherSchool]);
    await server.db.updateTable('user').set({ orgId: known.engineering }).where('account', '=', 'school').execute();
    expect((await server.as('school').call('school.own')).status).toBe(404);
    await server.db.updateTable('role').set({ dsType: 'ALL' }).where('code', '=', 'XMANAGEMENT').execute();
    expect(await own('school')).toBe(known.school);
    expect((await server.as('admin').call('school.own')).status).toBe(404);
  });

  it('is changed by its administrators and by the general manager, who alone extends its service', async () => {
    const profile = { label: '华东理工', abbreviation: '华理', code: '4131010251', kind: '理工', city: '', describe: '简介' };
    const { data } = await update('school', profile);
    expect(data).toMatchObject({ ...profile, city: null, province: '上海', version: 2 });
    expect(data.actions).toContainEqual({ act: 'extend', isAllowed: false, reason: '到期时间由总管理员设置' });
    const expiryDate = '2030-06-30 23:59:59';
    expect((await update('school', { version: 2, expiryDate })).extra.fieldErrors).toEqual({ expiryDate: '到期时间由总管理员设置' });
    expect((await update('manager', { version: 2, expiryDate })).data.expiryDate).toBe(expiryDate);
    expect((await update('school', { version: 3, expiryDate, kind: '综合' })).data).toMatchObject({ expiryDate, kind: '综合' });
    expect((await update('school', { version: 4, expiryDate: null })).status).toBe(400);
    expect((await update('manager', { version: 4, expiryDate: null })).data.expiryDate).toBeNull();
  });

  it('that somebody else has changed meanwhile is answered as it stands', async () => {
    await update('manager', { kind: '先' });
    const late = await update('school', { kind: '后' });
    expect([late.status, late.extra.current.kind]).toEqual([409, '先']);
  });

  it('shares neither its code nor its name with another', async () => {
    expect((await update('manager', { code: '4132010002' })).extra.fieldErrors).toEqual({ code: '4132010002 已经存在' });
    expect((await update('manager', { label: '江南大学' })).extra.fieldErrors).toEqual({ label: '同一个上级里已有「江南大学」' });
    expect((await get('manager', known.school)).data).toMatchObject({ label: '华东科技大学', version: 1 });
  });

  it('may have been added as an organisation alone, and has no profile then until somebody fills it in', async () => {
    const { data } = await server.as('manager').call('org.save', { body: { label: '新学校', type: 'school' } });
    expect((await get('manager', data.id)).data).toMatchObject({ label: '新学校', code: null, level: null });
    const filled = await update('manager', { id: data.id, level: '专科' });
    expect(filled.data).toMatchObject({ code: null, level: '专科', version: 2 });
  });

  it('whose service has ended can be read, and says why not changed', async () => {
    const past = new Date('2026-01-01T00:00:00Z');
    await server.db.updateTable('org').set({ expiryDate: past }).where('id', '=', known.school).execute();
    const { data } = await get('school', known.school);
    expect(data.actions).toContainEqual({ act: 'edit', isAllowed: false, reason: '机构服务已到期，只能查看' });
    expect((await update('school', { kind: '理工' })).status).toBe(409);
    expect(allowed((await get('manager', known.school)).data)).toEqual(['edit', 'extend', 'merge', 'appoint']);
  });
});

describe('what belongs to a school', () => {
  server.given(async () => {
    const contestId = await addContest(known.school);
    await addContest(known.engineering);
    await addContest(known.otherSchool);
    await addProject(contestId, 'A', 'ACCEPTED', known.engineering);
    await addProject(contestId, 'B', 'ACCEPTED', known.engineering);
    await addProject(contestId, 'C', 'DRAFT', known.business);
    await addProject(contestId, 'D', 'DRAFT', null);
  });

  it('is counted in one call, of what the caller sees', async () => {
    const figures = async (account: string) => (await server.as(account).call('school.figures', { params: { id: known.school } })).data;
    const all = {
      people: 11,
      students: 0,
      teachers: 0,
      colleges: 2,
      judges: 6,
      contests: 2,
      projects: 4,
      projectsByState: [
        { state: { code: 'DRAFT', desc: '草稿' }, count: 2 },
        { state: { code: 'ACCEPTED', desc: expect.any(String) }, count: 2 },
      ],
      byYear: [{ year: 2026, projects: 4, students: 0 }],
      byCollege: [
        { id: known.engineering, label: '工学院', people: 4, projects: 2 },
        { id: known.business, label: '商学院', people: 0, projects: 1 },
      ],
    };
    expect([await figures('manager'), await figures('school')]).toEqual([all, all]);
    const role = await server.as('admin').call('role.save', { body: { name: '片区', dsType: 'CUSTOMIZE', orgList: [known.school] } });
    const { id: resource } = await server.db
      .selectFrom('resource')
      .where('code', '=', 'school:view')
      .select('id')
      .executeTakeFirstOrThrow();
    await server.as('admin').call('role.grant', { body: { roleId: role.data.id, menuIdList: [], resourceIdList: [resource] } });
    const nobody = await server.db.selectFrom('user').where('account', '=', 'nobody').select('id').executeTakeFirstOrThrow();
    await server.as('admin').call('role.assign', { params: { id: role.data.id }, body: [nobody.id] });
    // contests of one's own college are open to read
    expect(await figures('nobody')).toMatchObject({ colleges: 0, contests: 2, projects: 1, people: 8 });
  });

  it('are its colleges, filtered and in order, with their numbers', async () => {
    const colleges = async (body: object) =>
      (await server.as('school').call('school.colleges', { params: { id: known.school }, body: { model: {}, ...body } })).data;
    const engineering = {
      id: known.engineering,
      label: '工学院',
      abbreviation: null,
      code: null,
      logo: null,
      state: true,
      sortValue: 1,
      vip: false,
      expiryDate: null,
      version: 1,
      administrators: ['院管'],
      school: { id: known.school, label: '华东科技大学' },
      people: 4,
      projects: 2,
    };
    const { records, total } = await colleges({ sort: 'id', order: 'ascending' });
    expect([total, records]).toEqual(['2', [engineering, expect.objectContaining({ label: '商学院', people: 0, projects: 1 })]]);
    expect((await colleges({ model: { label: '工' } })).records).toEqual([engineering]);
    expect((await colleges({ model: { state: false } })).records).toEqual([]);
  });

  it('are those who administer it, as users are listed', async () => {
    const administrators = async (model: object) =>
      (await server.as('manager').call('school.administrators', { params: { id: known.school }, body: { model } })).data.records;
    await server.db.updateTable('user').set({ mobile: '13812345678' }).where('account', '=', 'school').execute();
    expect(await administrators({})).toEqual([expect.objectContaining({ account: 'school', name: '校管', mobile: '138****5678' })]);
    expect(await administrators({ name: '院' })).toEqual([]);
  });
});

describe('out of the data scope', () => {
  it.each([known.school, known.otherCollege, '999999'])('there is no school %s, to read or to change', async (id) => {
    const params = { id };
    const other = server.as('other');
    const answers = [
      await other.call('school.get', { params }),
      await other.call('school.figures', { params }),
      await other.call('school.colleges', { params, body: { model: {} } }),
      await other.call('school.administrators', { params, body: { model: {} } }),
      await update('other', { id, kind: '理工' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it.each(['college', 'teacher', 'student', 'judge1', 'nobody'])('%s has no permission either', async (account) => {
    const answers = [
      await get(account, known.school),
      await update(account, { kind: '理工' }),
      await server.as(account).call('school.own'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('only who has a school is led to it by the menu', async () => {
    const hasEntry = async (account: string) =>
      JSON.stringify((await server.as(account).call('menu.router')).data).includes('/schools/own');
    expect([await hasEntry('school'), await hasEntry('manager'), await hasEntry('college')]).toEqual([true, false, false]);
  });
});
