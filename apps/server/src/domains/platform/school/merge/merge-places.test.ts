import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contestBody, runningContest } from '../../../../../test/contest-steps.ts';
import { known } from '../../../../../test/fixture.ts';
import { seedTenantId } from '../../../../core/tenants.ts';
import { openServer } from '../../../../../test/harness.ts';
import { followers } from './follow-merge.ts';

const server = openServer();

async function merge(account: string, type: 'school' | 'college', keep: string, drop: string, take: string[] = []) {
  const version = async (id: string) =>
    (await server.db.selectFrom('org').where('id', '=', id).select('version').executeTakeFirst())?.version ?? 1;
  const body = { keep: { id: keep, version: await version(keep) }, drop: { id: drop, version: await version(drop) }, take };
  return server.as(account).call(`${type}.merge`, { body });
}

const preview = (account: string, type: 'school' | 'college', keepId: string, dropId: string) =>
  server.as(account).call(`${type}.mergePreview`, { body: { keepId, dropId } });

async function orgOf(table: 'user' | 'student' | 'project' | 'judge', column = 'org_id'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct ${sql.raw(column)}::text as id from ${sql.table(table)}
    where tenant_id = 1 and ${sql.raw(column)} is not null order by 1`.execute(server.db);
  return rows.map(({ id }) => id);
}

describe('two colleges that are the same', () => {
  it('become one with their people, students, projects and judges, and what was chosen of either', async () => {
    await runningContest(server, 4);
    const student = { orgId: known.business, name: '甲', number: '1' };
    const { data: row } = await server.as('school').call('student.save', { body: student });
    await server.as('school').call('college.update', { body: { id: known.business, version: 1, code: '07', describe: '商' } });
    const { data } = await preview('school', 'college', known.engineering, known.business);
    expect(data).toMatchObject({ keep: { label: '工学院' }, drop: { label: '商学院' }, follows: { students: 1 }, clashes: [] });
    const merged = await merge('school', 'college', known.engineering, known.business, ['label', 'code']);
    expect(merged.data).toMatchObject({
      id: known.engineering,
      label: '商学院',
      code: '07',
      describe: null,
      merged: [{ label: '商学院', author: '校管' }],
    });
    for (const table of ['user', 'student', 'project', 'judge'] as const) expect(await orgOf(table)).not.toContain(known.business);
    expect(await orgOf('project', 'college_id')).not.toContain(known.business);
    const history = await server.as('school').call('student.history', { params: { id: row.id } });
    expect(history.data[0]).toMatchObject({ act: { code: 'MOVED' }, fromOrg: '商学院' });
    const { rows } = await sql<{ wrong: string }>`select recount_figures(tenant_id, id) as wrong from contest`.execute(server.db);
    expect(rows.map(({ wrong }) => Number(wrong))).toEqual([0]);
    expect((await server.as('school').call('college.get', { params: { id: known.business } })).status).toBe(404);
  });

  it('are told of it once: who administers either, and who belongs to another one from now on', async () => {
    await server.db.updateTable('user').set({ orgId: known.business }).where('account', '=', 'student').execute();
    await merge('school', 'college', known.engineering, known.business);
    const told = async (account: string) =>
      (await server.as(account).call('message.page', { body: { model: {} } })).data.records.map(
        ({ title, content }: Record<string, string>) => [title, content],
      );
    const words = [['「商学院」并入了「工学院」', '由 校管 合并。原来的人员、项目和设置现在都属于「工学院」，账号不变。']];
    for (const account of ['college', 'student']) expect(await told(account), account).toEqual(words);
    for (const account of ['school', 'teacher', 'manager', 'other']) expect(await told(account), account).toEqual([]);
  });

  it('have the places of both in contests: who may enter, and how many projects may be sent', async () => {
    const setup = {
      eligibility: { orgIds: [known.engineering, known.business] },
      quotas: {
        of: [
          { orgId: known.business, most: 3 },
          { orgId: known.engineering, most: 4 },
        ],
      },
    };
    const { data } = await server.as('school').call('contest.save', { body: { ...contestBody(), setup } });
    const [template] = (await server.as('school').call('contest.templates')).data;
    const { tracks, registrationStart, registrationEnd, stages } = template.content;
    const content = { tracks, registrationStart, registrationEnd, stages, setup };
    const { data: saved } = await server.as('school').call('contestTemplate.save', { body: { name: '本校的', content } });
    await merge('school', 'college', known.engineering, known.business);
    const both = {
      eligibility: { orgIds: [known.engineering] },
      quotas: { of: [{ orgId: known.engineering, most: 7 }] },
    };
    const contest = await server.db.selectFrom('contest').where('id', '=', data.id).select('setup').executeTakeFirstOrThrow();
    expect(contest.setup).toMatchObject(both);
    const { data: followed } = await server.as('school').call('contestTemplate.get', { params: { id: saved.id } });
    expect(followed).toMatchObject({ version: 2, content: { tracks, setup: both } });
  });

  it('are of one school, two, and in scope', async () => {
    expect((await merge('manager', 'college', known.engineering, known.otherCollege)).status).toBe(409);
    expect((await merge('manager', 'college', known.engineering, known.engineering)).status).toBe(409);
    expect((await merge('other', 'college', known.engineering, known.business)).status).toBe(404);
    expect((await merge('school', 'school', known.school, known.otherSchool)).status).toBe(403);
    expect((await merge('school', 'college', known.engineering, known.business, ['expiryDate'])).msg).toBe('到期时间由总管理员设置');
  });

  it('that somebody has changed meanwhile stay two', async () => {
    const row = (id: string, version: number) => ({ id, version });
    const body = { keep: row(known.engineering, 1), drop: row(known.business, 7), take: [] };
    const { status, extra } = await server.as('school').call('college.merge', { body });
    expect([status, extra.current.label]).toEqual([409, '商学院']);
  });
});

describe('two schools that are the same', () => {
  it('become one with the colleges of both, and the code of the one who goes where that is chosen', async () => {
    await server.as('other').call('student.save', { body: { orgId: known.otherCollege, name: '乙', number: '9' } });
    const { data } = await merge('manager', 'school', known.school, known.otherSchool, ['code', 'level']);
    expect(data).toMatchObject({ label: '华东科技大学', code: '4132010002', province: '上海' });
    const moved = await server.as('manager').call('college.get', { params: { id: known.otherCollege } });
    expect(moved.data.school).toEqual({ id: known.school, label: '华东科技大学' });
    expect(await orgOf('student', 'school_id')).toEqual([known.school]);
    expect(await orgOf('user')).not.toContain(known.otherSchool);
    // who administered the one administers the other now
    expect((await server.as('other').call('college.get', { params: { id: known.engineering } })).status).toBe(200);
  });

  it('stay two while numbers or colleges of both could not be told apart: that is told first', async () => {
    await server.as('other').call('student.save', { body: { orgId: known.otherCollege, name: '乙', number: 'N1' } });
    await server.as('school').call('student.save', { body: { orgId: known.business, name: '甲', number: 'n1' } });
    await server.db.updateTable('org').set({ label: '工学院' }).where('id', '=', known.otherCollege).execute();
    const { data } = await preview('manager', 'school', known.school, known.otherSchool);
    expect(data.clashes).toEqual([
      '两边都有「工学院」，请先把它们移到一起合并，或者改名',
      '有 1 个学号两边都有人用，如 N1：请先改其中一边，或者删除重复的人',
    ]);
    expect((await merge('manager', 'school', known.school, known.otherSchool)).msg).toBe(data.clashes[0]);
    expect((await server.as('manager').call('school.get', { params: { id: known.otherSchool } })).status).toBe(200);
  });
});

it('stations of one name are told first, and messages that wait reach those who are there then', async () => {
  const orgIdList = [known.engineering, known.business];
  server.setNow(new Date('2026-03-09T09:00:00+08:00'));
  const planned = await server.as('school').call('message.plan', {
    body: { msgDTO: { msgType: 'NOTIFY', title: '开会', content: '明天' }, orgIdList, sendTime: '2026-03-10 08:00:00' },
  });
  expect(planned.status).toBe(200);
  for (const orgId of orgIdList) await server.db.insertInto('station').values({ tenantId: seedTenantId, orgId, name: '秘书' }).execute();
  const { data } = await preview('school', 'college', known.engineering, known.business);
  expect(data.clashes).toEqual(['两边都有岗位「秘书」，请先给其中一个改名，或者删除']);
  const refused = await merge('school', 'college', known.engineering, known.business);
  expect([refused.status, refused.msg]).toEqual([409, data.clashes[0]]);
  await server.db.deleteFrom('station').where('orgId', '=', known.business).execute();
  expect((await merge('school', 'college', known.engineering, known.business)).status).toBe(200);
  const { body } = await server.db.selectFrom('msgPlan').select('body').executeTakeFirstOrThrow();
  expect(body).toMatchObject({ orgIdList: [known.engineering] });
});

it('templates of messages that have one name stay, each under its own', async () => {
  for (const account of ['school', 'other'])
    await server.as(account).call('message.saveTemplate', { body: { name: '催交', title: account, content: '请提交' } });
  expect((await merge('manager', 'school', known.school, known.otherSchool)).status).toBe(200);
  const { data } = await server.as('school').call('message.templates');
  const own = data.filter(({ isShipped }: { isShipped: boolean }) => !isShipped);
  expect(own.map(({ name, title }: { name: string; title: string }) => [name, title])).toEqual([
    ['催交', 'school'],
    ['催交·江南大学', 'other'],
  ]);
});

it('no column that names an organisation is left behind', async () => {
  const { rows } = await sql<{ place: string }>`select c.table_name || '.' || c.column_name as place from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = current_schema() and c.column_name in ('org_id', 'school_id', 'college_id') and c.is_generated = 'NEVER'`.execute(
    server.db,
  );
  const followed = Object.entries(followers).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));
  const keyed = ['school.org_id', 'role_org.org_id', 'project_figure.org_id', 'sheet_figure.org_id', 'judge_part_figure.org_id'];
  expect(rows.map(({ place }) => place).toSorted()).toEqual([...followed, ...keyed].toSorted());
});
