import assert from 'node:assert/strict';
import { known } from './contests.ts';
import type { App, Person } from './open-app.ts';

/** One operation as somebody calls it. */
export interface Call {
  name: string;
  kind: 'list' | 'record' | 'write';
  run: () => Promise<unknown>;
}

/** What is measured, each with a check that it answers what was seeded. Needs `sheetsEach` open sheets for saving and for handing in. */
export async function callsOf(app: App, sheetsEach: number): Promise<Call[]> {
  const manager = await app.signIn(known.manager);
  const school = await app.signIn(known.school);
  const college = await app.signIn(known.college);
  const judge = await app.signIn(known.busyJudge);
  const sheets = await openSheets(app, known.busyJudge, 2 * sheetsEach);
  const page = (who: Person, path: string, model: object, more: object = {}) =>
    who.post(path, { size: 10, current: 1, sort: 'id', order: 'descending', extra: {}, model, ...more }) as Promise<Page>; // the contract's answer
  const projects = (who: Person, model: object, more?: object) =>
    page(who, '/contest/project/page', { contestId: known.contestId, ...model }, more);
  const stageProjects = (who: Person) => page(who, '/contest/stage/projects', { stageId: known.stageId });
  const list = (name: string, run: () => Promise<Page>, records = 10): Call => ({
    name,
    kind: 'list',
    run: async () => assert.equal((await run()).records.length, records, name),
  });
  const record = (name: string, who: Person, path: string): Call => ({ name, kind: 'record', run: () => who.get(path) });
  let saved = 0;
  let submitted = sheetsEach;
  return [
    list('contest.page', () => page(school, '/contest/contest/page', {})),
    list('contest.page of a hundred', () => page(manager, '/contest/contest/page', {}, { size: 100 }), 100),
    record('contest.get', school, `/contest/contest/${known.contestId}`),
    record('overview.mine', school, '/contest/overview'),
    record('overview.mine, everything', manager, '/contest/overview'),
    list('stage.projects', () => stageProjects(school)),
    list('stage.projects, a college', () => stageProjects(college)),
    list('stage.projects by state of the sheets', () =>
      page(school, '/contest/stage/projects', { stageId: known.stageId }, { sort: 'submittedCount', order: 'ascending' }),
    ),
    list('judging.page', () => page(judge, `/contest/judging/${known.stageId}/page`, {})),
    record('judging.get', judge, `/contest/judging/${known.stageId}/${sheets[0]?.projectId}`),
    list('project.page, first', () => projects(school, {})),
    list('project.page, last', () => projects(school, {}, { current: known.projects / 10 })),
    list('project.page by title', () => projects(school, { title: '水质监测装置' })),
    list('project.page in order of titles', () => projects(school, {}, { sort: 'title', order: 'ascending' })),
    list('project.page, a college', () => projects(college, {})),
    list('project.page, everything', () => page(manager, '/contest/project/page', {})),
    { name: 'score.save', kind: 'write', run: () => judge.put(...saving(sheets[saved++], 'sheet')) },
    { name: 'score.submit', kind: 'write', run: () => judge.post(...saving(sheets[submitted++], 'submit')) },
  ];
}

/** Hands in as many sheets each as 20 judges at once. How many a second. */
export async function submitTogether(app: App, sheetsEach: number): Promise<number> {
  const judges: { judge: Person; sheets: OpenSheet[] }[] = [];
  for (const account of known.judges) judges.push({ judge: await app.signIn(account), sheets: await openSheets(app, account, sheetsEach) });
  const started = performance.now();
  await Promise.all(
    judges.map(async ({ judge, sheets }) => {
      for (const sheet of sheets) await judge.post(...saving(sheet, 'submit'));
    }),
  );
  return (judges.length * sheetsEach) / ((performance.now() - started) / 1000);
}

interface Page {
  records: unknown[];
}

interface OpenSheet {
  projectId: string;
  version: number;
}

async function openSheets({ database }: App, account: string, count: number): Promise<OpenSheet[]> {
  const { rows } = await database.query(
    `select project_id::text as project, coalesce(score_sheet.version, 0)::text as version
     from assignment join judge on judge.id = judge_id join "user" on "user".id = user_id left join score_sheet on assignment_id = assignment.id
     where stage_id = $1 and account = $2 and assignment.state in ('ASSIGNED', 'DRAFTING') order by assignment.id limit ${count}`,
    [known.stageId, account],
  );
  assert.equal(rows.length, count, `${account} has so many sheets left`);
  return rows.map(({ project = '', version }) => ({ projectId: project, version: Number(version) }));
}

function saving(sheet: OpenSheet | undefined, act: 'sheet' | 'submit'): [path: string, body: object] {
  if (!sheet) throw new Error('more sheets are asked for than were counted');
  const scores = [0, 1].flatMap((dimension) => [0, 1].map((item) => ({ dimension, item, score: '12' })));
  return [`/contest/judging/${known.stageId}/${sheet.projectId}/${act}`, { scores, comment: '选题有价值。', version: sheet.version }];
}
