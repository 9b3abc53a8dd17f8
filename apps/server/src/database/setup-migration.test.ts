import { contract } from '@saiwu/openapi';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase } from '../../test/empty-database.ts';
import { contestBody, sheetBody } from '../../test/contest-steps.ts';
import { testSecret } from '../../test/fixture.ts';
import { callersOf } from '../../test/harness.ts';
import { localBus } from '../../test/local-bus.ts';
import { quiet } from '../../test/quiet-log.ts';
import { quickPasswords } from '../../test/quick-passwords.ts';
import { memoryHost } from '../browser/memory-host.ts';
import type { OpenHost } from '../core/host.ts';
import { createApp } from '../http/app.ts';
import { threadWorkers } from '../node/threads/thread-workers.ts';
import { addApplications } from '../seed/add-catalogue.ts';
import { giveRole, seed } from '../seed/seed.ts';
import { migrate } from './migrate.ts';
import { openPGlite } from './pglite.ts';

let database: Awaited<ReturnType<typeof openPGlite>>;
let opened: { host: OpenHost; app: ReturnType<typeof createApp> };
const people = callersOf(() => opened);

const only = { judgesPerProject: 1, rule: { kind: 'MEAN', decimals: 2 } };
/** As the server has stored it since before. */
const [stage] = contract['contest.save'].body.parse(contestBody(only)).stages;

beforeAll(async () => {
  database = await openPGlite({ loadDataDir: emptyDatabase() });
  const db = database.kysely;
  await migrate(db, '0051-registers');
  await sql`insert into tenant (id, code, name) values (1, '0000', '一个企业')`.execute(db);
  await sql`insert into org (tenant_id, id, tree_path, parent_id, label, type) values
    (1, 11, '/11/', 0, '一所学校', 'school'), (1, 12, '/11/12/', 11, '工学院', 'college')`.execute(db);
  const password = await quickPasswords.hash('secret-1');
  await sql`insert into "user" (tenant_id, id, account, name, org_id, password_hash, must_change_password) values
    (1, 21, 'school', '校管', 11, ${password}, false), (1, 22, 'judge', '评委', 11, ${password}, false)`.execute(db);
  await sql`insert into judge (tenant_id, id, user_id, org_id, tracks) values (1, 31, 22, 11, '{科技创新}')`.execute(db);
  await sql`insert into contest (tenant_id, id, org_id, title, edition, describe, tracks, registration_start, registration_end, state, created_by) values
    (1, 41, 11, '正在评审的大赛', 2026, '面向全校', '{科技创新,商业计划}', '2020-01-01 00:00Z', '2020-02-01 10:00Z', 'REVIEWING', 21),
    (1, 42, 11, '还没有开始的大赛', 2026, null, '{科技创新,商业计划}', '2020-01-01 00:00Z', '2020-02-01 10:00Z', 'PUBLISHED', 21)`.execute(
    db,
  );
  for (const [id, contestId, state] of [
    [51, 41, 'IN_REVIEW'],
    [52, 42, 'NOT_STARTED'],
  ] as const)
    await sql`insert into stage (tenant_id, id, contest_id, sort_value, kind, mode, review_start, review_end, judges_per_project, recusal, is_blind,
        rule, rubric, state)
      values (1, ${id}, ${contestId}, 1, 'SCHOOL', 'ONLINE', '2020-02-02 00:00Z', '2099-12-31 10:00Z', 1, 'COLLEGE', true,
        ${JSON.stringify(stage?.rule)}::jsonb, ${JSON.stringify(stage?.rubric)}::jsonb, ${state})`.execute(db);
  await sql`insert into project (tenant_id, id, contest_id, org_id, school_id, college_id, number, title, track, state, created_by) values
    (1, 61, 41, 12, 11, 12, '2026-0001', '甲', '科技创新', 'IN_REVIEW', 21), (1, 62, 41, 12, 11, 12, '2026-0002', '乙', '科技创新', 'IN_REVIEW', 21),
    (1, 63, 42, 12, 11, 12, '2026-0001', '丙', '科技创新', 'ACCEPTED', 21)`.execute(db);
  await sql`insert into project_person (tenant_id, project_id, part, position, name, number, phone)
    select 1, id, 'LEADER', 1, '负责人', '2026' || id, '13800001234' from project`.execute(db);
  await sql`insert into assignment (tenant_id, id, stage_id, project_id, judge_id, state, source) values
    (1, 71, 51, 61, 31, 'SUBMITTED', 'AUTOMATIC'), (1, 72, 51, 62, 31, 'ASSIGNED', 'AUTOMATIC')`.execute(db);
  await sql`insert into score_sheet (tenant_id, assignment_id, scores, total, submitted_time) values
    (1, 71, ${JSON.stringify(sheetBody('50').scores)}::jsonb, 82.5, now())`.execute(db);

  await migrate(db);

  const memory = memoryHost({ kind: 'embedded', kysely: db, close: async () => undefined }, localBus().bus, testSecret);
  const host: OpenHost = { ...memory, passwords: quickPasswords, workers: threadWorkers, log: quiet };
  opened = { host, app: createApp(host) };
  await seed(host, 'secret-1');
  await addApplications(db, '1');
  await giveRole(db, '21', 'XMANAGEMENT');
  await giveRole(db, '22', 'JUDGE');
}, 120_000);
afterAll(() => database.close());

it('a contest of before has the usual setup, and can be set up further', async () => {
  const { data } = await people.as('school').call('contest.get', { params: { id: '42' } });
  expect(data).toMatchObject({
    title: '还没有开始的大赛',
    orgLabel: '一所学校',
    projectCount: 1,
    setup: { team: { min: 1, max: 15 }, quotas: { of: [] }, sections: [], awards: [], graceMinutes: 0 },
    stages: [{ tieOrder: [], promotion: null, waitsFor: null }],
  });
  const setup = { ...data.setup, awards: [{ name: '一等奖', by: 'COUNT', value: '1' }], graceMinutes: 10 };
  const body = { ...contestBody(only), title: '现在的名字', id: '42', version: data.version, setup };
  const changed = await people.as('school').call('contest.update', { body });
  expect(changed.data).toMatchObject({ title: '现在的名字', setup: { graceMinutes: 10, awards: [{ name: '一等奖' }] } });
});

it('a review that ran goes on to its end, by the sheets of before and those of today', async () => {
  const school = people.as('school');
  const { data: before } = await school.call('contest.get', { params: { id: '41' } });
  expect(before).toMatchObject({ describe: '<p>面向全校</p>', stages: [{ projectCount: 2, sheetCount: 2, submittedCount: 1 }] });
  const retitled = { ...contestBody(only), title: '评审中改名', id: '41', version: before.version, setup: before.setup };
  expect((await school.call('contest.update', { body: retitled })).status, 'what is not locked changes').toBe(200);
  const sent = await people.as('judge').call('score.submit', { params: { stageId: '51', projectId: '62' }, body: sheetBody('40') });
  expect(sent.status).toBe(200);
  expect((await school.call('stage.close', { params: { id: '51' }, body: { password: 'secret-1' } })).status).toBe(200);
  const { data } = await school.call('result.page', { body: { model: { stageId: '51' } } });
  expect(data.records.map(({ title, score, rank }: Record<string, unknown>) => [title, score, rank])).toEqual([
    ['甲', '82.50', 1],
    ['乙', '72.50', 2],
  ]);
});
