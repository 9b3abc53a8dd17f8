import { contestSetup, type InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notNow, stale } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { checkEligibility } from '../contest/setup/check-setup.ts';
import { contestActs, type ContestSituation } from '../contest/acts/contest-acts.ts';
import { readContest } from '../contest/contest-records.ts';
import { lockContest, readOwnContest } from '../contest/acts/lock-contest.ts';
import { touchContest } from '../contest/acts/touch-contest.ts';
import { type Checked, checkProjects, type Eligibility, misfitWords } from './misfits.ts';
import { tellEligibility } from './tell-eligibility.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** How many projects a preview names. */
const mostNamed = 100;

/** What other rules would mean for the projects that there are. Refused where the change would be. */
export async function previewEligibility(ctx: Context, contestId: string, eligibility: Eligibility) {
  const { contest, situation } = await readOwnContest(ctx, contestId);
  refuseUnlessChangeable(situation);
  await checkEligibility(ctx, eligibility, { at: 'eligibility', before: contestSetup.parse(contest.setup).eligibility });
  const checked = await checkProjects(ctx, contestId, eligibility);
  const excluded = newlyOut(checked);
  return {
    projectCount: checked.length,
    excludedCount: excluded.length,
    excluded: excluded.slice(0, mostNamed).map(({ id, number, title, orgLabel, misfits }) => ({
      id,
      number,
      title,
      orgLabel,
      reasons: misfits.map((misfit) => ctx.say(misfitWords(misfit))),
    })),
    readmittedCount: inAgain(checked).length,
  };
}

/**
 * Changes who may enter a contest that has projects. Nothing is thrown out: what does not fit any more is marked, what fits again loses its
 * mark, and whom it concerns is told.
 */
export async function changeEligibility(
  ctx: Context,
  contestId: string,
  { version, eligibility, reason }: InputOf<'contest.changeEligibility'>['body'],
): Promise<void> {
  const { contest, situation } = await lockContest(ctx, contestId);
  if (version !== contest.version) throw stale(await readContest(ctx, contestId));
  refuseUnlessChangeable(situation);
  const setup = contestSetup.parse(contest.setup);
  await checkEligibility(ctx, eligibility, { at: 'eligibility', before: setup.eligibility });
  const checked = await checkProjects(ctx, contestId, eligibility);
  await touchContest(ctx, contestId, { setup: JSON.stringify({ ...setup, eligibility }) });
  await mark(ctx, checked);
  await tellEligibility(ctx, contest, { excluded: newlyOut(checked), readmitted: inAgain(checked), reason });
}

function refuseUnlessChangeable(situation: ContestSituation): void {
  const bar = contestActs.changeEligibility.barredBy(situation);
  if (bar) throw notNow(bar);
}

function newlyOut(checked: readonly Checked[]): Checked[] {
  return checked.filter(({ isMarked, misfits }) => !isMarked && misfits.length > 0);
}

function inAgain(checked: readonly Checked[]): Checked[] {
  return checked.filter(({ isMarked, misfits }) => isMarked && misfits.length === 0);
}

/** Writes down why each does not fit, or that it does, in one statement. */
async function mark(ctx: Context, checked: readonly Checked[]): Promise<void> {
  const changed = checked
    .filter(({ isMarked, misfits }) => isMarked || misfits.length > 0)
    .map(({ id, misfits }) => ({ id, misfits: misfits.length > 0 ? misfits : null }));
  if (changed.length === 0) return;
  await sql`update project set ineligible = nullif(given.misfits, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given (id bigint, misfits jsonb)
    where project.tenant_id = ${ctx.tenant.id} and project.id = given.id`.execute(tenantDb(ctx));
}
