import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@saiwu/openapi';
import { known, seedContests } from '../../../../bench/large/contests.ts';
import { type NotingServer, notingServer } from '../../test/noting-server.ts';
import { heavyReads } from '../../test/read-plan.ts';

/*
 * What people do all day reads what it needs and no more, however much there is. The plans are those of a large installation: they follow
 * from what share of a table a statement wants, which is the same here (100 contests, 300 colleges, 1,600 judges), and from tables too
 * large for reading them whole to be the cheaper way.
 */

const sizes = { projects: 20_000, ofKnown: 400 };
const { contestId, stageId } = known;
/** A college of which little is heard. */
const college = 'college1030';
const closed = { contestId: '1', stageId: '1001' };
const judge = known.busyJudge;

let server: NotingServer;
const large = new Map<string, number>();
let project = '';
let closedProject = '';
let judged: string[] = [];

beforeAll(async () => {
  server = await notingServer();
  await seedContests(server, { ...sizes, passwordHash: '!' });
  await seedOthers();
  const { rows: tables } = await server.query(
    `select relname, reltuples::bigint::text as count from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 10000`,
  );
  for (const { relname = '', count } of tables) large.set(relname, Number(count));
  const { rows } = await server.query(
    `select project_id::text as id from assignment join judge on judge.id = judge_id join "user" on "user".id = user_id
     where stage_id = $1 and account = $2 and assignment.state in ('ASSIGNED', 'DRAFTING') and not exists (select from score_sheet where assignment_id = assignment.id)
     order by assignment.id`,
    [stageId, judge],
  );
  judged = rows.map(({ id = '' }) => id);
  project = (await server.query('select id::text from project where contest_id = $1 limit 1', [contestId])).rows[0]?.['id'] ?? '';
  closedProject =
    (await server.query('select id::text from project where contest_id = $1 limit 1', [closed.contestId])).rows[0]?.['id'] ?? '';
}, 120_000);
afterAll(() => server.close());

/** What lies beside contests in an installation of some years. */
async function seedOthers(): Promise<void> {
  await server.query(`
    insert into "user" (tenant_id, account, name, org_id)
    select 1, 'student' || n, '学生' || n, org.id from generate_series(1, 20000) n, lateral (select 1000 * (1 + n % 10) + 1 + n / 10 % 30 as id) org`);
  await server.query(`
    insert into session (tenant_id, id, user_id, client_id, refresh_hash, idle_until, absolute_until)
    select 1, 'session' || id, id, 'lamp_web', 'x', timestamptz '2020-01-02', timestamptz '2020-01-03' from "user"`);
  await server.query(`
    insert into msg (tenant_id, id, msg_type, title, content) select 1, n, 'NOTIFY', '通知' || n, '内容' from generate_series(1, 2000) n`);
  await server.query(`
    insert into msg_receiver (tenant_id, msg_id, user_id) select 1, 1 + (id + n) % 2000, id from "user", generate_series(1, 3) n`);
  await server.query('vacuum analyze');
}

const page = (model: object, more: object = {}) => ({ body: { model, size: 10, current: 1, sort: 'id', order: 'descending', ...more } });
const sheet = {
  scores: [0, 1].flatMap((dimension) => [0, 1].map((item) => ({ dimension, item, score: '12' }))),
  comment: null,
  version: 0,
};

const calls: [does: string, account: string, id: OperationId, input: () => object][] = [
  ['contests', known.school, 'contest.page', () => page({})],
  ['a contest', known.school, 'contest.get', () => ({ params: { id: contestId } })],
  ['a stage', known.school, 'stage.get', () => ({ params: { id: stageId } })],
  ['what waits for an administrator', known.school, 'overview.mine', () => ({})],
  ['what waits for a college', college, 'overview.mine', () => ({})],
  ['contests of a college', college, 'contest.page', () => page({}, { size: 100 })],
  ['contests, many at a time', known.manager, 'contest.page', () => page({}, { size: 100 })],
  ['projects of a contest', known.school, 'project.page', () => page({ contestId })],
  ['the last projects of a contest', known.school, 'project.page', () => page({ contestId }, { current: sizes.ofKnown / 10 })],
  ['projects of a contest, by title', known.school, 'project.page', () => page({ contestId, title: '水质监测' })],
  [
    'projects of a contest, in order of titles',
    known.school,
    'project.page',
    () => page({ contestId }, { sort: 'title', order: 'ascending' }),
  ],
  ['projects of an older contest', known.school, 'project.page', () => page({ contestId: closed.contestId }, { order: 'ascending' })],
  ['projects of a college', college, 'project.page', () => page({})],
  ['projects of a college in a contest', college, 'project.page', () => page({ contestId })],
  ['a project', known.school, 'project.get', () => ({ params: { id: project } })],
  ['projects under review', known.school, 'stage.projects', () => page({ stageId })],
  ['projects under review by their sheets', known.school, 'stage.projects', () => page({ stageId }, { sort: 'submittedCount' })],
  ['projects under review of a college', college, 'stage.projects', () => page({ stageId })],
  ['sheets that are owed', known.school, 'stage.missing', () => ({ params: { id: stageId } })],
  ['judges', known.school, 'judge.page', () => page({})],
  ['results', known.school, 'result.page', () => page({ stageId: closed.stageId })],
  ['a result', known.school, 'result.get', () => ({ params: { stageId: closed.stageId, projectId: closedProject } })],
  ['what waits for a judge', judge, 'overview.mine', () => ({})],
  ['stages of a judge', judge, 'judging.stages', () => ({})],
  ['projects of a judge', judge, 'judging.page', () => ({ params: { id: stageId }, ...page({}) })],
  ['a sheet', judge, 'judging.get', () => ({ params: { stageId, projectId: judged[0] } })],
  ['keeping a sheet', judge, 'score.save', () => ({ params: { stageId, projectId: judged[0] }, body: sheet })],
  ['handing a sheet in', judge, 'score.submit', () => ({ params: { stageId, projectId: judged[1] }, body: sheet })],
  ['people of a college', college, 'user.page', () => page({})],
  ['oneself', judge, 'user.mine', () => ({})],
  ...['张', '张伟', '水质监测', 'szjczz77', 'zw', 'zhang', '138', '99', '2026', 'judge1', '龘龘'].flatMap((text) =>
    [known.manager, known.school, college, judge].map((account): (typeof calls)[number] => [
      `what is called ${text}, ${account}`,
      account,
      'search.find',
      () => ({ query: { text } }),
    ]),
  ),
  ['messages', judge, 'message.page', () => page({})],
  ['unread messages', judge, 'message.unread', () => ({})],
];

describe('reads no large table from end to end, nor in good part', () => {
  it.each(calls)('%s', async (_, account, id, input) => {
    const person = server.as(account);
    server.takeNoted();
    const answer = await person.call(id, input());
    expect(answer.status, answer.msg).toBe(200);
    const statements = server.takeNoted();
    expect(statements.length).toBeGreaterThan(0);
    const heavy: string[] = [];
    for (const statement of statements) heavy.push(...(await heavyReads(server, statement, large)));
    expect(heavy).toEqual([]);
  });
});
