import type { AnswerOf } from '@saiwu/openapi';
import type { Host } from '../core/host.ts';
import { randomText } from '../core/tokens.ts';
import { seedTenantId } from '../core/tenants.ts';
import { callAs } from './call-as.ts';
import { contestBody, insertProjects } from './contests.ts';
import { insertPeople, namedAccounts } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { insertSchools, type DemoSchool } from './schools.ts';
import { addVisits } from './visits.ts';
import { addSmsTemplates } from './sms-templates.ts';

export interface DemoAccount {
  account: string;
  role: string;
  password: string;
}

const day = 86_400_000;

/**
 * Fills in the demonstration: 3 schools, 12 colleges, 40 judges, 300 projects, contests as draft, in registration, in review and
 * closed. Reviews run through the server's own handlers, so every sheet and seal is real. Does nothing when it is there already,
 * except to tell the accounts.
 */
export async function loadDemo(host: Host, demoPassword: string | undefined): Promise<DemoAccount[]> {
  const { kysely } = host.database;
  const isLoaded = await kysely
    .selectFrom('user')
    .where('tenantId', '=', seedTenantId)
    .where('account', '=', 'school')
    .select('id')
    .executeTakeFirst();
  if (isLoaded) return describeAccounts(demoPassword ?? '••••••');
  const password = demoPassword ?? randomText(9);
  const passwordHash = await host.passwords.hash(password);
  const random = createRandom(20_261_121);
  const schools = await kysely.transaction().execute(async (db) => {
    const inserted = await insertSchools(db, random);
    await insertPeople(db, random, inserted, passwordHash);
    // whoever tries the demonstration may try the second factor too
    await db
      .updateTable('parameter')
      .set({ value: 'OPTIONAL' })
      .where('tenantId', '=', seedTenantId)
      .where('key', '=', 'TotpPolicy')
      .execute();
    return inserted;
  });
  await addSmsTemplates(host);
  await runContests(host, random, schools, password);
  await addVisits(host);
  return describeAccounts(password);
}

function describeAccounts(password: string): DemoAccount[] {
  return namedAccounts.map((one) => ({ ...one, password }));
}

async function runContests(host: Host, random: Random, schools: DemoSchool[], password: string): Promise<void> {
  const now = host.clock.now();
  const [home, second, third] = schools;
  if (!home || !second || !third) throw new Error('the demonstration needs three schools');
  await makeContest(host, 'school', contestBody('大学生职业规划大赛', now, 20), null, random, home, 0);
  await makeContest(host, 'school', contestBody('大学生创新创业大赛', now, -10), now, random, home, 60);
  const running = await makeContest(host, 'school', contestBody('“挑战杯”校内选拔赛', now, -40), now, random, home, 100);
  await review(host, random, running, new Date(now.getTime() - 3 * day), 0.6, null);
  const past = await makeContest(
    host,
    'school',
    contestBody('“互联网+”校内选拔赛', now, -200),
    new Date(now.getTime() - 190 * day),
    random,
    home,
    60,
  );
  await review(host, random, past, new Date(now.getTime() - 160 * day), 1, password);
  await makeContest(host, 'school2', contestBody('研究生学术创新大赛', now, -5), now, random, second, 40);
  await makeContest(host, 'school3', contestBody('青年红色筑梦之旅', now, -8), now, random, third, 40);
}

type Contest = AnswerOf<'contest.get'>;

/** Creates a contest, publishes it unless `published` is null, and fills it with projects. */
async function makeContest(
  host: Host,
  account: string,
  body: ReturnType<typeof contestBody>,
  published: Date | null,
  random: Random,
  school: DemoSchool,
  projects: number,
): Promise<Contest> {
  const caller = callAs(host, account, published ?? host.clock.now());
  const contest = (await caller.call('contest.save', { body })) as Contest; // what the operation answers
  if (!published) return contest;
  await caller.call('contest.publish', { params: { id: contest.id } });
  await insertProjects(caller, random, school, contest, projects);
  return contest;
}

/** Assigns and starts the contest's stage, lets judges hand in a share of their sheets, and closes it when a password is given. */
async function review(host: Host, random: Random, contest: Contest, at: Date, share: number, password: string | null): Promise<void> {
  const stageId = contest.stages[0]?.id ?? '';
  const administrator = callAs(host, 'school', at);
  const proposal = (await administrator.call('assignment.propose', { body: { stageId, seed: 1 } })) as AnswerOf<'assignment.propose'>; // what the operation answers
  if (proposal.kind !== 'assigned') throw new Error('the demonstration has enough judges');
  await administrator.call('assignment.accept', { body: { stageId, seed: 1, fingerprint: proposal.fingerprint } });
  await administrator.call('stage.start', { params: { id: stageId } });
  const judges = await host.database.kysely
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
    await callAs(host, accountOf.get(judgeId) ?? '', at).call('score.submit', {
      params: { stageId, projectId },
      body: { scores, comment, version: 0 },
    });
  }
  if (password) await administrator.call('stage.close', { params: { id: stageId }, body: { password } });
}
