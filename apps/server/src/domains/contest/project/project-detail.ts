import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { thenRead } from '../../../core/then-read.ts';
import { scoped } from '../../../rows/scope.ts';
import { phonesInLists } from '../../../services/parameters/mask-phone.ts';
import { toWire } from '../../../core/wire-time.ts';
import { listActions } from '../contest/acts/action.ts';
import { registrationEndOf } from '../deadline/end-of.ts';
import { readReview } from '../decision/read-review.ts';
import { countAlike, hasUnreadPdf } from '../radar/alike.ts';
import { readLeadership } from '../entry/team/leadership.ts';
import { correctProject } from './correct-project.ts';
import { readPeople } from './hold-project.ts';
import { presentProject, projectColumns, situationColumns } from './project.ts';
import { projectActs } from './project-acts.ts';
import { masked } from './import/mask-cells.ts';
import { maskPerson } from './people/mask-person.ts';
import { cellsOf } from './import/project-cells.ts';
import { readProjectHistory } from './history/project-history.ts';
import { readProjectStages } from './project-stages.ts';
import { readColleges } from './import/read-colleges.ts';
import { readImportContest } from './import/read-import-contest.ts';
import { removeProject } from './remove-project.ts';
import { revealPerson } from './people/reveal-person.ts';

export const projectDetailHandlers = {
  'project.get': (ctx, { params }) => readProject(ctx, params.id),

  'project.reveal': (ctx, { body }) => revealPerson(ctx, body),

  'project.correction': async (ctx, { params }) => {
    const row = await readWhole(ctx, params.id);
    const bar = projectActs.correct.barredBy(row);
    if (bar !== null) throw notNow(bar);
    const people = await readPeople(ctx, row.id);
    const contest = await readImportContest(ctx, row.contestId);
    return {
      version: row.version,
      ...masked(cellsOf({ ...row, people })),
      tracks: contest.tracks,
      colleges: [...(await readColleges(ctx, contest)).keys()],
    };
  },

  'project.correct': thenRead(correctProject, readProject),

  'project.remove': async (ctx, { params, body }) => {
    await removeProject(ctx, params.id, body.reason);
    return true;
  },
} satisfies Partial<Handlers>;

/** One project as its page shows it. Throws `notFound`. */
export async function readProject(ctx: Context, id: string) {
  const row = await readWhole(ctx, id);
  const { contestTitle, stageStates, contestState, isAnonymous, isTiedToCaller } = row;
  const show = await phonesInLists(ctx);
  const people = await readPeople(ctx, id);
  return {
    ...presentProject(ctx, row, show),
    contestTitle,
    people: people.map((person) => maskPerson(person, show)),
    registrationEnd: toWire(row.registrationEnd, ctx.tenant.timeZone),
    isExtended: row.isExtended,
    stages: await readProjectStages(ctx, row),
    leadership: await readLeadership(ctx, row),
    alikeCount: await countAlike(ctx, id),
    isPdfUnread: await hasUnreadPdf(ctx, row),
    review: await readReview(ctx, row),
    history: await readProjectHistory(ctx, row),
    actions: listActions(
      ctx,
      projectActs,
      { source: row.source, state: row.state, contestState, isAnonymous, stageStates, isTiedToCaller },
      true,
    ),
  };
}

/** A project with its place. Throws `notFound`. */
async function readWhole(ctx: Context, id: string) {
  const row = await scoped(ctx, 'project')
    .select()
    .innerJoin('contest', 'contest.id', 'project.contestId')
    .where('project.id', '=', id)
    .selectAll('project')
    .select([
      ...projectColumns,
      ...situationColumns(ctx),
      'contest.title as contestTitle',
      'contest.setup',
      registrationEndOf.as('registrationEnd'),
      sql<boolean>`${registrationEndOf} > contest.registration_end`.as('isExtended'),
    ])
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
