import { describe, expect, it } from 'vitest';
import { contestBody, goodRows, importSheet, runningContest } from '../../../../test/contest-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

const save = (account: string, more: object = {}) => server.as(account).call('contest.save', { body: { ...contestBody(), ...more } });
const idsSeenBy = async (account: string) =>
  (await server.as(account).call('contest.page', { body: { model: {} } })).data.records.map(({ id }: { id: string }) => id);

async function published(orgId: string | null, more: object = {}): Promise<string> {
  const { data } = await save('manager', { orgId, ...more });
  await server.as('manager').call('contest.publish', { params: { id: data.id } });
  return data.id;
}

describe('the organiser of a new contest', () => {
  it('is the author’s own school or college, and of those who see all and have none the general one', async () => {
    expect((await save('school')).data).toMatchObject({ orgId: known.school, orgLabel: '华东科技大学' });
    expect((await save('manager')).data).toMatchObject({ orgId: null, orgLabel: '总赛' });
    const { id } = await server.db.selectFrom('user').where('account', '=', 'school').select('id').executeTakeFirstOrThrow();
    await server.db.updateTable('user').set({ orgId: null }).where('id', '=', id).execute();
    const { status, msg } = await save('school');
    expect([status, msg]).toEqual([409, '你不属于任何学校或学院，不能创建大赛']);
    await server.db.updateTable('user').set({ orgId: known.school }).where('id', '=', id).execute();
  });

  it.each([
    ['manager', known.school],
    ['manager', known.otherCollege],
    ['school', known.school],
    ['school', known.business],
  ])('is chosen by %s in their data scope: %s', async (account, orgId) => {
    const { status, data } = await save(account, { orgId });
    expect([status, data.orgId]).toEqual([200, orgId]);
    expect((await server.as(account).change('contest.update', { ...contestBody(), id: data.id, title: '改了名字' })).status).toBe(200);
  });

  it.each([
    ['school', known.otherSchool],
    ['manager', '999'],
  ])('is for %s none outside it: %s', async (account, orgId) => {
    expect((await save(account, { orgId })).extra.fieldErrors).toEqual({ orgId: '没有这个学校或学院，或它已停用' });
  });

  it('is general for those alone who see all', async () => {
    expect((await save('school', { orgId: '0' })).extra.fieldErrors).toEqual({ orgId: '只有总管理员可以创建总赛' });
  });

  it('is told of the setup: a general contest reaches every college', async () => {
    const setup = { quotas: { of: [{ orgId: known.otherCollege, most: 1 }] } };
    expect((await save('manager', { orgId: '0', setup })).status).toBe(200);
    expect((await save('manager', { orgId: known.school, setup })).extra.fieldErrors).toEqual({
      'setup.quotas.of.0.orgId': '这个学院不在参赛范围',
    });
  });
});

describe('a contest of a college', () => {
  it('is its administrators’ to run, who bring projects to the school’s alone', async () => {
    const { data: draft } = await save('college');
    expect(draft).toMatchObject({ orgId: known.engineering, readonly: false });
    const publish = await server.as('college').call('contest.publish', { params: { id: draft.id } });
    expect(publish.status).toBe(200);
    expect((await server.as('college').change('contest.update', { ...contestBody(), id: draft.id, title: '院赛' })).status).toBe(200);
    expect((await save('college', { orgId: known.school })).extra.fieldErrors).toEqual({ orgId: '没有这个学校或学院，或它已停用' });
    const own = await published(known.school);
    const { data: seen } = await server.as('college').call('contest.get', { params: { id: own } });
    expect(seen.readonly).toBe(true);
    expect((await server.as('college').call('contest.cancel', { params: { id: own }, body: { reason: '不办了' } })).status).toBe(404);
  });

  it('is its school’s too, and not there for others', async () => {
    const { data: draft } = await save('college');
    await server.as('college').call('contest.publish', { params: { id: draft.id } });
    expect((await server.as('school').call('contest.get', { params: { id: draft.id } })).data.readonly).toBe(false);
    expect((await server.as('other').call('contest.get', { params: { id: draft.id } })).status).toBe(404);
  });
});

it('names judges to those alone who run the contest', async () => {
  const { contestId, stageId } = await runningContest(server, 1);
  const runBy = (orgId: string | null) => server.db.updateTable('contest').set({ orgId }).where('id', '=', contestId).execute();
  const judgesSeenBy = async (account: string) => {
    const { data } = await server.as(account).call('stage.projects', { body: { model: { stageId } } });
    return data.records[0].judges.map(({ judgeName }: { judgeName: string }) => judgeName);
  };
  const numbers = ['评委 1', '评委 2', '评委 3'];
  expect(await judgesSeenBy('college')).toEqual(numbers);
  await runBy(known.engineering);
  expect(await judgesSeenBy('college')).not.toEqual(numbers);
  // to a school a general contest is what its school's is to a college
  await runBy(null);
  expect(await judgesSeenBy('school')).toEqual(numbers);
  expect(await judgesSeenBy('manager')).not.toEqual(numbers);
});

describe('a general contest', () => {
  it('is everybody’s to see once it is published, and nobody’s to change but theirs who see all', async () => {
    const { data: draft } = await save('manager', { orgId: '0' });
    expect(await idsSeenBy('school')).not.toContain(draft.id);
    await server.as('manager').call('contest.publish', { params: { id: draft.id } });
    for (const account of ['school', 'college', 'other', 'student']) {
      const { data } = await server.as(account).call('contest.get', { params: { id: draft.id } });
      expect([account, data.orgLabel, data.readonly, data.actions.map(({ act }: { act: string }) => act)]).toEqual([
        account,
        '总赛',
        true,
        ['import'],
      ]);
    }
    for (const account of ['school', 'other']) {
      const change = { body: { ...contestBody(), id: draft.id, version: 2, title: '别人的' } };
      expect((await server.as(account).call('contest.update', change)).status).toBe(404);
      expect((await server.as(account).call('contest.cancel', { params: { id: draft.id }, body: { reason: '不办了' } })).status).toBe(404);
      const stageId = draft.stages[0].id;
      expect((await server.as(account).call('stage.start', { params: { id: stageId } })).status).toBe(404);
    }
    expect((await server.as('manager').change('contest.update', { ...contestBody(), id: draft.id, title: '总赛改名' })).status).toBe(200);
  });

  it('takes projects of all schools, each of which sees its own', async () => {
    const id = await published(null);
    const rows = goodRows(2);
    expect((await server.as('school').call('project.import', { body: { contestId: id, file: importSheet(rows) } })).status).toBe(200);
    const others = goodRows(1).map((row) => row.with(0, '外校项目').with(2, '理学院'));
    expect((await server.as('other').call('project.import', { body: { contestId: id, file: importSheet(others) } })).status).toBe(200);
    const titles = async (account: string) =>
      (await server.as(account).call('project.page', { body: { model: { contestId: id } } })).data.records
        .map(({ title }: { title: string }) => title)
        .toSorted();
    expect(await titles('other')).toEqual(['外校项目']);
    expect(await titles('school')).toEqual(['项目 1', '项目 2']);
    expect(await titles('manager')).toHaveLength(3);
  });

  it('tells of itself all who bring projects in, and its maker of those that came', async () => {
    const title = '谁都看到的总赛';
    const id = await published(null, { title });
    const titlesOf = async (account: string) =>
      (await server.as(account).call('message.page', { body: { model: {} } })).data.records.map((one: { title: string }) => one.title);
    for (const account of ['school', 'other']) expect(await titlesOf(account), account).toContain(`${title}：大赛已发布`);
    await server.as('school').call('project.import', { body: { contestId: id, file: importSheet(goodRows(1)) } });
    expect((await titlesOf('manager')).some((one: string) => one.startsWith(title))).toBe(true);
  });

  it('stands on the public page and in search by its name', async () => {
    const id = await published(null, { title: '公开的总赛' });
    const page = await server.as(null).call('public.contests', { body: { model: { title: '公开的总赛' } } });
    expect(page.data.records).toMatchObject([{ id, orgLabel: '总赛' }]);
  });

  it('puts a deadline off for a school of its choice', async () => {
    const id = await published(null, {
      registrationEnd: '2098-01-01 18:00:00',
      stages: [{ ...contestBody().stages[0], reviewStart: '2098-06-01 08:00:00' }],
    });
    const body = { deadline: 'REGISTRATION', reach: 'ORGS', orgIds: [known.otherSchool], until: '2098-02-01 18:00:00', reason: '寒假' };
    expect((await server.as('manager').call('contest.extend', { params: { id }, body })).status).toBe(200);
  });
});
