import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Host } from '../core/host.ts';
import { randomText } from '../core/tokens.ts';
import { seedTenantId } from '../core/tenants.ts';
import { callAs, type DemoPlace } from './call-as.ts';
import { contestBody, importProjects } from './contests.ts';
import { addEntries } from './entries.ts';
import { inventPerson, inventPhone } from './invent.ts';
import { addPeople, administratorOf, namedAccounts } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { addRegisters, type Registers } from './registers.ts';
import { addSchools, type DemoSchool } from './schools.ts';
import { addVisits } from './visits.ts';
import { addSmsTemplates } from './sms-templates.ts';
import { unseal } from '../core/unseal.ts';

export interface DemoAccount {
  account: string;
  role: string;
  password: string;
}

const day = 86_400_000;

/**
 * Fills in the demonstration: 3 schools, 12 colleges, 40 teachers, 400 students, 40 judges, 300 projects, contests as draft, in
 * registration, in review and closed. All goes through the operations that screens use, at the times when people would have done it: only
 * judges' particulars and the sign-ins of the weeks before are written as they are. Does nothing when it is there already, except to tell
 * the accounts.
 */
export async function loadDemo(host: Host, demoPassword: string | undefined): Promise<DemoAccount[]> {
  const password = demoPassword ?? randomText(9);
  const isNew = await unseal(host.database.kysely)
    .transaction()
    .execute(async (db) => fillIn({ host, db }, password));
  return describeAccounts(isNew ? password : (demoPassword ?? '••••••'));
}

/** Whether it was not there yet. */
async function fillIn(demo: DemoPlace, password: string): Promise<boolean> {
  const { db } = demo;
  // who is assigned to what, and what is in the sheets, is thought about in between; two that start at once come one after the other
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtextextended('demonstration', 0))`.execute(db);
  const isLoaded = await db
    .selectFrom('user')
    .where('tenantId', '=', seedTenantId)
    .where('account', '=', 'school')
    .select('id')
    .executeTakeFirst();
  if (isLoaded) return false;
  const random = createRandom(20_261_121);
  const schools = await addSchools(demo, random);
  const known = await addPeople(demo, random, schools, password);
  const registers = await addRegisters(demo, random, schools, known);
  // whoever tries the demonstration may try the second factor too
  await db
    .updateTable('parameter')
    .set({ value: 'OPTIONAL' })
    .where('tenantId', '=', seedTenantId)
    .where('key', '=', 'TotpPolicy')
    .execute();
  await addSmsTemplates(demo);
  await runContests(demo, random, schools, registers, password);
  await addVisits(demo);
  return true;
}

function describeAccounts(password: string): DemoAccount[] {
  return namedAccounts.map((one) => ({ ...one, password }));
}

async function runContests(demo: DemoPlace, random: Random, schools: DemoSchool[], registers: Registers, password: string): Promise<void> {
  const now = demo.host.clock.now();
  /** The contest of a school whose registration opens, or has opened, so many days from now, and is filled with projects once it has. */
  const makeContest = async (place: number, title: string, opens: number, projects: number, hasFinal = false): Promise<Contest> => {
    const school = schools[place];
    if (!school) throw new Error('the demonstration needs three schools');
    const caller = callAs(demo, administratorOf(place), new Date(now.getTime() + Math.min(0, opens + 5) * day));
    const contest = (await caller.call('contest.save', { body: contestBody(title, now, opens, hasFinal) })) as Contest; // what the operation answers
    if (opens > 0) return contest;
    await caller.call('contest.publish', { params: { id: contest.id } });
    await importProjects(caller, random, school, registers, contest.id, projects);
    return contest;
  };
  await makeContest(0, '大学生职业规划大赛', 20, 0);
  const open = await makeContest(0, '大学生创新创业大赛', -10, 60, true);
  const running = await makeContest(0, '“挑战杯”校内选拔赛', -40, 100);
  await review(demo, random, running, new Date(now.getTime() - 3 * day), 0.6, null);
  const past = await makeContest(0, '“互联网+”校内选拔赛', -200, 60);
  await review(demo, random, past, new Date(now.getTime() - 160 * day), 1, password);
  await makeContest(1, '研究生学术创新大赛', -5, 40);
  await makeContest(2, '青年红色筑梦之旅', -8, 40);
  await addEntries(demo, open.id, { name: inventPerson(random), mobile: inventPhone(random) });
}

type Contest = AnswerOf<'contest.get'>;

/** Assigns and starts the contest's stage, lets judges hand in a share of their sheets, and closes it when a password is given. */
async function review(demo: DemoPlace, random: Random, contest: Contest, at: Date, share: number, password: string | null): Promise<void> {
  const stageId = contest.stages[0]?.id ?? '';
  const administrator = callAs(demo, 'school', at);
  const proposal = (await administrator.call('assignment.propose', { body: { stageId, seed: 1 } })) as AnswerOf<'assignment.propose'>; // what the operation answers
  if (proposal.kind !== 'assigned') throw new Error('the demonstration has enough judges');
  await administrator.call('assignment.accept', { body: { stageId, seed: 1, fingerprint: proposal.fingerprint } });
  await administrator.call('stage.start', { params: { id: stageId } });
  const judges = await demo.db
    .selectFrom('judge')
    .innerJoin('user', (join) => join.onRef('user.tenantId', '=', 'judge.tenantId').onRef('user.id', '=', 'judge.userId'))
    .where('judge.tenantId', '=', seedTenantId)
    .select(['judge.id', 'user.account'])
    .execute();
  const accountOf = new Map(judges.map(({ id, account }) => [id, account]));
  const rubric = contest.stages[0]?.rubric;
  for (const { projectId, judgeId } of proposal.pairs) {
    if (random.below(100) >= share * 100) continue;
    const scores = (rubric?.dimensions ?? []).flatMap(({ items }, dimension) =>
      items.map(({ max }, item) => ({ dimension, item, score: String(Math.round(Number(max) * (60 + random.below(39))) / 100) })),
    );
    const comment = random.pick([
      '选题有价值，建议补充实测数据。',
      '路线清楚，团队分工合理。',
      '创新点突出，市场分析略显单薄。',
      '材料完整，可进一步量化社会效益。',
    ]);
    await callAs(demo, accountOf.get(judgeId) ?? '', at).call('score.submit', {
      params: { stageId, projectId },
      body: { scores, comment, version: 0 },
    });
  }
  if (!password) return;
  await administrator.call('stage.close', { params: { id: stageId }, body: { password } });
  await administrator.call('stage.release', { params: { id: stageId } });
}
