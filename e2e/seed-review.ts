import { Client } from 'pg';
import { callAs } from './call-api.ts';
import type { ServerProcess } from './start-server.ts';

export interface Review {
  stageId: string;
  /** Accounts of the judges; their password is that of the administrator. */
  accounts: string[];
}

/** How many judges there are, and the sheets that each has to fill in. */
interface ReviewSize {
  judges: number;
  sheetsEach: number;
}

/**
 * A review under way on a migrated database: people, contest and projects are written straight into its tables, assigned and opened by the
 * administrator's own calls.
 */
export async function seedReview(server: ServerProcess, url: string, { judges, sheetsEach }: ReviewSize): Promise<Review> {
  const accounts = Array.from({ length: judges }, (_, index) => `load${index + 1}`);
  const stageId = await writeTables(url, accounts, Math.floor((judges * sheetsEach) / judgesPerProject));
  const admin = await callAs(server, 'admin');
  const { fingerprint } = await admin.send('POST', '/contest/assignment/propose', { stageId, seed: 1 });
  await admin.send('POST', '/contest/assignment/accept', { stageId, seed: 1, fingerprint });
  await admin.send('POST', `/contest/stage/${stageId}/start`);
  return { stageId, accounts };
}

const judgesPerProject = 4;

/** One score for each item of the rubric, `variant` telling one sheet from the next. */
export function scoresOf(variant: number): { dimension: number; item: number; score: string }[] {
  return rubric.dimensions.flatMap(({ items }, dimension) =>
    items.map(({ max }, item) => ({ dimension, item, score: String((variant + dimension + item) % Number(max)) })),
  );
}

const item = (name: string, max: string) => ({ name, max, guidance: null, isCounted: true });
const rubric = {
  dimensions: [
    { name: '创新性', weight: '40', items: [item('技术', '25'), item('积累', '15')] },
    { name: '可行性', weight: '35', items: [item('路线', '20'), item('条件', '15')] },
    { name: '团队', weight: '25', items: [item('构成', '15'), item('材料', '10')] },
  ],
};

async function writeTables(url: string, accounts: string[], projects: number): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into org (tenant_id, id, parent_id, tree_path, type, label) values (1, 101, 0, '/101/', 'school', '压力测试大学')`,
    );
    await client.query(
      `with made as (
         insert into "user" (tenant_id, account, name, password_hash, must_change_password, org_id)
         select 1, account, account, (select password_hash from "user" where account = 'admin'), false, 101 from unnest($1::text[]) account
         returning id),
       roles as (insert into user_role (tenant_id, user_id, role_id) select 1, made.id, role.id from made, role where role.code = 'JUDGE')
       insert into judge (tenant_id, user_id, org_id, tracks) select 1, id, 101, '{科技创新}' from made`,
      [accounts],
    );
    const { rows } = await client.query<{ id: string }>(
      `with made as (
         insert into contest (tenant_id, org_id, title, edition, tracks, registration_start, registration_end, state)
         values (1, 101, '压力测试大赛', 2026, '{科技创新}', now() - interval '9 days', now() - interval '2 days', 'PUBLISHED') returning id),
       projects as (
         insert into project (tenant_id, contest_id, org_id, school_id, number, title, track, state)
         select 1, made.id, 101, 101, '2026-' || lpad(n::text, 4, '0'), '项目 ' || n, '科技创新', 'ACCEPTED'
         from made, generate_series(1, $1::int) n returning id),
       leaders as (
         insert into project_person (tenant_id, project_id, part, position, name) select 1, id, 'LEADER', 1, '负责人' from projects)
       insert into stage (tenant_id, contest_id, sort_value, kind, mode, review_start, review_end, judges_per_project, recusal, is_blind, rule, rubric)
       select 1, id, 1, 'SCHOOL', 'ONLINE', now() - interval '1 day', now() + interval '9 days', $2::int, 'OFF', true,
         '{"kind": "MEAN", "decimals": 2}', $3::jsonb from made
       returning id`,
      [projects, judgesPerProject, JSON.stringify(rubric)],
    );
    if (!rows[0]) throw new Error('no stage was written');
    return rows[0].id;
  } finally {
    await client.end();
  }
}
