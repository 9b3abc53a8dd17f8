import { msg } from '@lingui/core/macro';
import { contestSetup, type InputOf } from '@saiwu/openapi';
import { invalid, notFound, notNow } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import { scoped } from '../../../../rows/scope.ts';
import { takeTurns } from '../../../../rows/take-turns.ts';
import { contestStateOf } from '../../contest/contest-state.ts';
import { holdContest } from '../../contest/acts/lock-contest.ts';
import { beginEndOf } from '../../deadline/end-of.ts';
import { checkProjects, misfitWords } from '../../eligibility/misfits.ts';
import { lastNumber, numberOf } from '../../project/import/next-number.ts';
import { tiePeopleOf } from '../../project/people/tie-people.ts';
import { withdrawTied } from '../../project/people/withdraw-tied.ts';
import { barsFor } from './entry-bars.ts';
import { type Entrant, readEntrant } from './read-entrant.ts';
import { refuseTakenTitle } from './taken-title.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** Begins a project in a contest that takes projects now, with the caller as its leader. Answers its id. */
export async function beginEntry(ctx: Context, { contestId, track, title }: InputOf<'entry.begin'>['body']): Promise<string> {
  const { userId } = callerOf(ctx);
  // two projects that one person begins at once could both be the last that is allowed
  await takeTurns(ctx, 'entry', `of ${userId}`);
  await holdContest(ctx, contestId);
  const entrant = await readEntrant(ctx, 'student', userId);
  const contest = await scoped(ctx, 'contest')
    .select()
    .where('contest.id', '=', contestId)
    .selectAll('contest')
    .select(beginEndOf(entrant).as('end'))
    .executeTakeFirst();
  if (!contest) throw notFound();
  if (contestStateOf({ ...contest, registrationEnd: contest.end }, ctx.now) !== 'REGISTERING')
    throw notNow(contest.state === 'CANCELLED' ? msg`大赛已取消` : msg`现在不能报名`);
  if (!entrant) throw notNow(msg`你的账号还不属于任何学院，请先认证或请学院把你加入学生名册`);
  const setup = contestSetup.parse(contest.setup);
  const [bar] = await barsFor(ctx, entrant, { userId, part: 'LEADER', contestId, setup });
  if (bar) throw notNow(bar);
  if (!contest.tracks.includes(track)) throw invalid({ track: msg`不是这个大赛的赛道` });
  // one number after the other; who hands in counts nothing, and does not wait here
  await takeTurns(ctx, 'entry', `in ${contestId}`);
  await refuseTakenTitle(ctx, contestId, title, null);
  const id = await insert(
    ctx,
    { contestId, track, title, number: numberOf(contest.edition, (await lastNumber(ctx, contestId)) + 1) },
    entrant,
  );
  const [checked] = await checkProjects(ctx, contestId, setup.eligibility, [id]);
  const [misfit] = checked?.misfits ?? [];
  if (misfit) throw notNow(misfitWords(misfit));
  return id;
}

async function insert(
  ctx: Context,
  begun: { contestId: string; track: string; title: string; number: string },
  { name, number, phone, orgId, schoolId, collegeId }: Entrant,
): Promise<string> {
  const { userId } = callerOf(ctx);
  const by = { createTime: ctx.now, createdBy: userId, updateTime: ctx.now, updatedBy: userId };
  const { id } = await tenantDb(ctx)
    .insertInto('project')
    .values({ ...by, ...begun, orgId, schoolId, collegeId, source: 'SUBMITTED', state: 'DRAFT' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenantDb(ctx)
    .insertInto('projectPerson')
    .values({ projectId: id, part: 'LEADER', position: 1, name, number, phone, userId })
    .execute();
  await tiePeopleOf(ctx, [id]);
  await withdrawTied(ctx, id);
  return id;
}
