import { contestSetup } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { isCaller, scopedTeam } from '../../../rows/scope.ts';
import { contestStateOf } from '../contest/contest-state.ts';
import { dueOf, lastMomentOf } from '../deadline/end-of.ts';
import type { Part } from '../project/people/project-people.ts';
import { isPast } from '../stage/deadline.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export type EntryRow = Awaited<ReturnType<typeof readEntryRow>>;

/**
 * A project of the caller's with what its contest says of it. `isHeld`: nobody else changes it until the transaction ends. Throws
 * `notFound`.
 */
export async function readEntryRow(ctx: Context, id: string, isHeld = false) {
  let found = entries(ctx).where('project.id', '=', id);
  if (isHeld) found = found.forUpdate('project');
  const row = await found.executeTakeFirst();
  if (!row) throw notFound();
  return withFacts(ctx, row);
}

/** The caller's projects with what their contests say of them. */
export function entries(ctx: Context) {
  return withContest(ctx, scopedTeam(ctx));
}

/**
 * The project that somebody is asked to join, who is not behind the door yet: the invitation has opened it. Held; undefined where it is
 * gone.
 */
export async function holdInvited(ctx: Context, id: string): Promise<EntryRow | undefined> {
  const invited = tenantDb(ctx).selectFrom('project').where('project.id', '=', id);
  const row = await withContest(ctx, invited).forUpdate('project').executeTakeFirst();
  return row && withFacts(ctx, row);
}

function withContest(ctx: Context, projects: ReturnType<typeof scopedTeam>) {
  return projects
    .innerJoin('contest', 'contest.id', 'project.contestId')
    .selectAll('project')
    .select([
      'contest.title as contestTitle',
      'contest.edition',
      'contest.tracks',
      'contest.setup',
      'contest.orgId as organiserId',
      'contest.state as ownContestState',
      sql<boolean>`contest.anonymise_time is not null`.as('isAnonymous'),
      'contest.registrationStart',
      'contest.registrationEnd',
      dueOf.as('due'),
      lastMomentOf.as('closes'),
      sql<string | null>`(select label from org where org.tenant_id = contest.tenant_id and org.id = contest.org_id)`.as('organiser'),
      sql<boolean>`exists (select from stage where stage.tenant_id = contest.tenant_id and stage.contest_id = contest.id and stage.state <> 'NOT_STARTED')`.as(
        'hasReviewBegun',
      ),
      sql<Part>`(select person.part from project_person person where person.tenant_id = project.tenant_id and person.project_id = project.id
        and ${isCaller(ctx)} order by array_position(array['LEADER', 'MEMBER', 'ADVISOR'], person.part) limit 1)`.as('part'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number];

export function withFacts(ctx: Context, row: Row) {
  const setup = contestSetup.parse(row.setup);
  const { ownContestState: state, registrationStart, registrationEnd } = row;
  return {
    ...row,
    setup,
    contestState: contestStateOf({ state, registrationStart, registrationEnd }, ctx.now),
    isPast: isPast(row.closes, ctx.now),
  };
}
