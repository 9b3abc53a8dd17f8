import { fillQuickly, type Statements } from './database.ts';

/** Of which size an installation is. */
export interface ContestSize {
  /** Of all 100 contests together. */
  projects: number;
  /** Of these, those of the known contest; 4,000 unless told otherwise. */
  ofKnown?: number;
  /** What signs everybody in. */
  passwordHash: string;
}

/** What is asked about: the newest contest, under review, and the accounts of people who see it. */
export const known = {
  contestId: '100',
  stageId: '1100',
  projects: 4000,
  /** Sees everything. */
  manager: 'manager1',
  /** Of the school that has most. */
  school: 'school1',
  /** Of its largest college. */
  college: 'college1001',
  /** Has hundreds of sheets in that contest. */
  busyJudge: 'judge1001',
  /** Others who judge there, each of them as many as most. */
  judges: Array.from({ length: 20 }, (_, index) => `judge${1051 + index}`),
};

const contests = 100;
const judgesPerProject = 4;
/** Of each school. */
const people = { colleges: 30, judges: 160, teachers: 300 };
const schools = 10;
/** Ids of organisations and people that are made here, beside what the database holds already. */
const mine = 'id between 1000 and 9999999';

/**
 * Fills a seeded database with the contests of 10 schools: the known contest under review, and what is left of `projects` in the
 * 99 others, of which the first school has 29. Two in five contests are closed and one in ten is not begun; the others are
 * under review, with half of their sheets handed in. Colleges, judges and schools
 * have unequal shares; every project has four judges, and an adviser who is a user.
 */
export async function seedContests(database: Statements, { projects, ofKnown = known.projects, passwordHash }: ContestSize): Promise<void> {
  const plan = planOf(projects, ofKnown);
  await insertOrganisations(database);
  await insertPeople(database, passwordHash);
  await fillQuickly(database, tables, async () => {
    await insertContests(database, plan);
    await insertProjects(database);
    await insertAssignments(database);
    await insertResults(database);
    await database.query('drop table plan');
  });
}

const tables = ['stage', 'contest', 'project', 'project_person', 'project_tie', 'assignment', 'score_sheet', 'result', 'sealed_log'];

interface Planned {
  id: number;
  school: number;
  projects: number;
  state: 'waiting' | 'running' | 'closed';
  /** How many of the school's judges take part. */
  judges: number;
}

function planOf(projects: number, ofKnown: number): Planned[] {
  const ids = Array.from({ length: contests }, (_, index) => index + 1);
  const schoolOf = (id: number) => (id <= 29 || id === contests ? 1 : 2 + (id % (schools - 1)));
  // the first school's are twice as large as the others', and among both some are seven times as large as others
  const weights = ids.map((id) => (id === contests ? 0 : (schoolOf(id) === 1 ? 2 : 1) * (1 + (id % 7))));
  const rest = (projects - ofKnown) / weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return ids.map((id, index) => {
    const from = Math.round(before * rest);
    before += weights[index] ?? 0;
    const own = id === contests ? ofKnown : Math.round(before * rest) - from;
    const state = id % 10 === 9 ? 'waiting' : id % 10 > 0 && id % 10 < 5 ? 'closed' : 'running';
    return { id, school: schoolOf(id), projects: own, state, judges: Math.min(people.judges, 8 * Math.ceil(own / 100)) };
  });
}

async function insertOrganisations(database: Statements): Promise<void> {
  await database.query(`
    insert into org (tenant_id, id, parent_id, tree_path, type, label)
    select 1, 1000 * school, 0, '/' || 1000 * school || '/', 'school', '第' || school || '大学' from generate_series(1, ${schools}) school`);
  await database.query(`
    insert into org (tenant_id, id, parent_id, tree_path, type, label)
    select 1, 1000 * school + college, 1000 * school, '/' || 1000 * school || '/' || 1000 * school + college || '/', 'college', '第' || college || '学院'
    from generate_series(1, ${schools}) school, generate_series(1, ${people.colleges}) college`);
  await database.query(
    `insert into school (tenant_id, org_id, code, province) select 1, id, '41' || id, '上海' from org where ${mine} and type = 'school'`,
  );
}

/** Ids of a school's judges begin at 1,000,000 + 1000 × school, those of its teachers at twice that. */
async function insertPeople(database: Statements, passwordHash: string): Promise<void> {
  const insert = (rows: string) =>
    database.query(
      `insert into "user" (tenant_id, id, account, name, org_id, password_hash, must_change_password)
       select 1, id, account, name, org_id, '${passwordHash}', false from (${rows}) people (id, account, name, org_id)`,
    );
  await insert(`select 999999, '${known.manager}', '总管', null::bigint`);
  await insert(`select id, 'school' || id / 1000, '校管' || id / 1000, id from org where ${mine} and type = 'school'`);
  await insert(`select id, 'college' || id, '院管' || id, id from org where ${mine} and type = 'college'`);
  await insert(`
    select 1000000 + 1000 * school + n, 'judge' || 1000 * school + n, '评委' || n, 1000 * school
    from generate_series(1, ${schools}) school, generate_series(1, ${people.judges}) n`);
  await insert(`
    select 2000000 + 1000 * school + n, 'teacher' || 1000 * school + n, '老师' || n, 1000 * school + 1 + n % ${people.colleges}
    from generate_series(1, ${schools}) school, generate_series(1, ${people.teachers}) n`);
  await database.query(`
    insert into user_role (tenant_id, user_id, role_id)
    select 1, "user".id, role.id from "user" join role on role.tenant_id = 1 and role.code = case
      when account = '${known.manager}' then 'GENERAL_MANAGER' when account like 'school%' then 'XMANAGEMENT' when account like 'college%' then 'YMANAGEMENT'
      when account like 'judge%' then 'JUDGE' when account like 'teacher%' then 'TEACHER' end
    where ${mine.replace('id', '"user".id')}`);
  await database.query(`
    insert into judge (tenant_id, id, user_id, org_id, province, title, employer, tracks)
    select 1, id, id, org_id, '上海', '教授', '某单位', array['科技创新', '商业计划'] from "user" where ${mine} and account like 'judge%'`);
}

async function insertContests(database: Statements, plan: readonly Planned[]): Promise<void> {
  await database.query('create table plan (id bigint, school bigint, projects int, state text, judges int)');
  await database.query(
    `insert into plan select * from jsonb_to_recordset($1::jsonb) as p (id bigint, school bigint, projects int, state text, judges int)`,
    [JSON.stringify(plan)],
  );
  await database.query(`
    insert into contest (tenant_id, id, org_id, title, edition, describe, tracks, registration_start, registration_end, state, create_time, created_by)
    select 1, id, 1000 * school, '创新创业大赛 ' || id, 2020 + id / 16, '面向全校在读学生', array['科技创新', '商业计划', '社会公益'],
      timestamptz '2020-01-01', timestamptz '2020-02-01',
      case state when 'running' then 'REVIEWING' when 'closed' then 'PUBLICITY' else 'PUBLISHED' end,
      timestamptz '2020-01-01' + id * interval '20 days', 1000 * school
    from plan`);
  await database.query(
    `insert into stage (tenant_id, id, contest_id, sort_value, kind, mode, review_start, review_end, judges_per_project, recusal, is_blind, rule, rubric,
       state, closed_time, closed_by)
     select 1, 1000 + id, id, 1, 'SCHOOL', 'ONLINE', timestamptz '2020-02-02', timestamptz '2099-12-31', ${judgesPerProject}, 'OFF', true, $1::jsonb, $2::jsonb,
       case state when 'running' then 'IN_REVIEW' when 'closed' then 'CLOSED' else 'NOT_STARTED' end,
       case state when 'closed' then timestamptz '2024-01-01' end, case state when 'closed' then 1000 * school end
     from plan`,
    [JSON.stringify({ kind: 'TRIMMED_MEAN', decimals: 2 }), JSON.stringify(rubric)],
  );
}

const item = (name: string, max: string) => ({ name, max, guidance: null, isCounted: true });
const rubric = {
  dimensions: [
    { name: '创新性', weight: '40', items: [item('技术', '25'), item('积累', '15')] },
    { name: '可行性', weight: '60', items: [item('路线', '35'), item('条件', '25')] },
  ],
};

/**
 * Ids run from contest to contest, and those of the known one stand in the middle of all. A college's share falls with its number: the
 * first of 30 has a sixth.
 */
async function insertProjects(database: Statements): Promise<void> {
  await database.query(`
    insert into project (tenant_id, id, contest_id, org_id, school_id, college_id, number, title, summary, track, state, create_time, created_by)
    select 1, row_number() over (order by (plan.id + ${contests / 2}) % ${contests}, n), plan.id, college.id, 1000 * school, college.id, (2020 + plan.id / 16) || '-' || lpad(n::text, 5, '0'),
      (array['基于视觉的', '面向乡村的', '低成本', '自适应', '可降解', '高通量'])[1 + n % 6] || (array['缺陷检测', '水质监测', '康复训练', '物流调度', '包装材料'])[1 + n / 6 % 5]
        || (array['装置', '平台', '系统', '服务'])[1 + n / 30 % 4] || n,
      '面向实际需求，完成了原型与小规模试用。', (array['科技创新', '商业计划', '社会公益'])[1 + n % 3],
      case plan.state when 'running' then 'IN_REVIEW' when 'closed' then 'SCORED' else 'ACCEPTED' end,
      timestamptz '2020-01-01' + plan.id * interval '20 days' + n * interval '7 minutes', college.id
    from plan, generate_series(1, plan.projects) n,
      lateral (select 1000 * school + 1 + floor(${people.colleges} * power(n * 7919 % 1000 / 1000.0, 2))::int as id) college`);
  await database.query(`
    insert into project_person (tenant_id, project_id, part, position, name, number, phone)
    select 1, project.id, part, 1, (array['张', '王', '李', '赵', '陈'])[1 + project.id % 5] || (array['伟', '芳', '敏', '静', '磊', '洋'])[1 + project.id / 5 % 6],
      part || project.id, case part when 'LEADER' then '138' || lpad(project.id::text, 8, '0') end
    from project, unnest(array['LEADER', 'MEMBER', 'ADVISOR']) part`);
  await database.query(`
    insert into project_tie (tenant_id, project_id, part, position, user_id)
    select 1, id, 'ADVISOR', 1, 2000000 + school_id + 1 + id % ${people.teachers} from project`);
}

/**
 * Each of a project's judges comes from a part of the contest's, where those at the front have more: the very first has a sixth of the
 * projects' first sheets. Who they are changes from contest to contest.
 */
async function insertAssignments(database: Statements): Promise<void> {
  await database.query(`
    insert into assignment (tenant_id, id, stage_id, project_id, judge_id, state, source, seed, create_time)
    select 1, project.id * ${judgesPerProject} + slot, 1000 + plan.id, project.id,
      1000000 + project.school_id + 1 + (slot * part + floor(part * power((project.id * 7919 + slot * 104729) % 1000 / 1000.0, 2))::int + (${contests} - plan.id) * 37) % ${people.judges},
      case when plan.state = 'closed' then 'SUBMITTED' when plan.state = 'waiting' then 'ASSIGNED'
        else (array['SUBMITTED', 'ASSIGNED', 'SUBMITTED', 'DRAFTING', 'SUBMITTED', 'ASSIGNED'])[1 + (project.id + slot) % 6] end,
      'AUTOMATIC', 1, project.create_time + interval '40 days'
    from plan join project on project.contest_id = plan.id, generate_series(0, ${judgesPerProject - 1}) slot, lateral (select plan.judges / ${judgesPerProject} as part) p`);
  await database.query(
    `
    insert into score_sheet (tenant_id, assignment_id, scores, comment, total, submitted_time, update_time)
    select 1, id, jsonb_build_array(score(0, 0, id % 25), score(0, 1, id % 15), score(1, 0, id % 35), score(1, 1, id % 25)), '选题有价值，建议补充实测数据。',
      id % 25 + id % 15 + id % 35 + id % 25, case state when 'SUBMITTED' then create_time + interval '3 days' end, create_time + interval '3 days'
    from assignment, lateral (select 1) one where state in ('SUBMITTED', 'DRAFTING')`.replaceAll(
      /score\((\d), (\d), ([^)]+)\)/g,
      (_, dimension, index, points) => `jsonb_build_object('dimension', ${dimension}, 'item', ${index}, 'score', (${points})::text)`,
    ),
  );
}

/** Of the closed stages; the record that closed each stands in its log. */
async function insertResults(database: Statements): Promise<void> {
  await database.query(`
    insert into result (tenant_id, stage_id, project_id, score, exact, rank, calculation)
    select 1, stage_id, project_id, avg(total), avg(total)::text, rank() over (partition by stage_id order by avg(total) desc), '[]'
    from assignment join score_sheet on assignment_id = assignment.id join plan on 1000 + plan.id = stage_id where plan.state = 'closed' group by stage_id, project_id`);
  await database.query(`
    insert into sealed_log (tenant_id, stage_id, sequence, previous_hash, hash, body)
    select 1, 1000 + id, 1, repeat('0', 64), repeat('0', 64), '{"event": "stage.closed"}' from plan where state = 'closed'`);
}
