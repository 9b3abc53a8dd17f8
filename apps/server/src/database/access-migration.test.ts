import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase } from '../../test/empty-database.ts';
import { migrate } from './migrate.ts';
import { openPGlite } from './pglite.ts';

let database: Awaited<ReturnType<typeof openPGlite>>;

beforeAll(async () => {
  database = await openPGlite({ loadDataDir: emptyDatabase() });
  await migrate(database.kysely, '0014-dashboard');
});
afterAll(() => database.close());

it('people of projects that were written down by name are tied to every user of the name, those with a number to its owner', async () => {
  const db = database.kysely;
  await sql`insert into tenant (id, code, name) values (1, '0000', '一个企业')`.execute(db);
  await sql`insert into org (tenant_id, id, tree_path, type, label) values (1, 11, '/11/', 'school', '一所学校')`.execute(db);
  await sql`insert into "user" (tenant_id, id, account, name, org_id, mobile) values
    (1, 21, 'zhou', '周导师', 11, null), (1, 22, 'zhou2', '周导师', 11, null), (1, 23, 'T001', '组长', 11, null),
    (1, 24, 'leader', '某人', 11, '13800001234'), (1, 25, 'wang', '王一', 11, null), (1, 26, 'judge', '赵二', 11, null)`.execute(db);
  await sql`insert into contest (tenant_id, id, org_id, title, edition, tracks, registration_start, registration_end)
    values (1, 31, 11, '大赛', 2026, '{甲}', now(), now())`.execute(db);
  await sql`insert into stage (tenant_id, id, contest_id, sort_value, kind, mode, review_start, review_end, judges_per_project, recusal, is_blind, rule, rubric, state)
    values (1, 41, 31, 1, 'SCHOOL', 'ONLINE', now(), now(), 1, 'OFF', true, '{}', '{}', 'IN_REVIEW')`.execute(db);
  await sql`insert into project (tenant_id, id, contest_id, org_id, school_id, number, title, track, leader_name, leader_phone, members, advisors, state)
    values (1, 51, 31, 11, 11, '1', '项目', '甲', '负责人', '13800001234',
      '[{"name": "王一", "studentNumber": "t001"}, {"name": "赵二", "studentNumber": null}]', '{吴导师,周导师}', 'IN_REVIEW')`.execute(db);
  await sql`insert into judge (tenant_id, id, user_id, org_id) values (1, 61, 26, 11), (1, 62, 25, 11)`.execute(db);
  await sql`insert into assignment (tenant_id, id, stage_id, project_id, judge_id, source) values
    (1, 71, 41, 51, 61, 'MANUAL'), (1, 72, 41, 51, 62, 'MANUAL')`.execute(db);
  await sql`insert into msg (tenant_id, id, msg_type, title, content, content_text, author, created_by) values
    (1, 81, 'NOTIFY', '通知', '<p>停课</p>', '停课', '校长办公室', 21), (1, 82, 'NOTIFY', '通知', '<p>停课</p>', '停课', '校长办公室', 99)`.execute(
    db,
  );
  await sql`insert into msg (tenant_id, id, msg_type, title, content, text_code, handler_url) values
    (1, 91, 'NOTIFY', '大赛已发布', '', 'contestPublished', '/contests/31'), (1, 92, 'NOTIFY', '新导入', '', 'projectsImported', '/contests/31/projects')`.execute(
    db,
  );

  await migrate(db);

  const people = await db
    .selectFrom('projectPerson')
    .orderBy('part')
    .orderBy('position')
    .select(['part', 'position', 'name', 'number', 'phone'])
    .execute();
  expect(people).toEqual([
    { part: 'ADVISOR', position: 1, name: '吴导师', number: null, phone: null },
    { part: 'ADVISOR', position: 2, name: '周导师', number: null, phone: null },
    { part: 'LEADER', position: 1, name: '负责人', number: null, phone: '13800001234' },
    { part: 'MEMBER', position: 1, name: '王一', number: 't001', phone: null },
    { part: 'MEMBER', position: 2, name: '赵二', number: null, phone: null },
  ]);
  const ties = await db.selectFrom('projectTie').orderBy('userId').select(['userId', 'part', 'position']).execute();
  expect(ties).toEqual([
    { userId: '21', part: 'ADVISOR', position: 2 },
    { userId: '22', part: 'ADVISOR', position: 2 },
    { userId: '23', part: 'MEMBER', position: 1 },
    { userId: '24', part: 'LEADER', position: 1 },
    { userId: '26', part: 'MEMBER', position: 2 },
  ]);
  const messages = await db.selectFrom('msg').where('textCode', 'is', null).orderBy('id').select('author').execute();
  expect(
    messages.map(({ author }) => author),
    'what was typed as the author of a message',
  ).toEqual(['周导师', null]);
  const pairs = await db.selectFrom('assignment').orderBy('id').select('state').execute();
  expect(
    pairs.map(({ state }) => state),
    'a sheet that its judge no longer sees is not waited for',
  ).toEqual(['WITHDRAWN', 'ASSIGNED']);
});

it('what announced a contest leads to its projects, as new announcements do', async () => {
  const links = await database.kysely.selectFrom('msg').where('textCode', 'is not', null).orderBy('id').select('handlerUrl').execute();
  expect(links.map(({ handlerUrl }) => handlerUrl)).toEqual(['/contests/31/projects', '/contests/31/projects']);
});
