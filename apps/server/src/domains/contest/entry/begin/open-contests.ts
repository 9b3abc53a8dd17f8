import { msg } from '@lingui/core/macro';
import { type AnswerOf, contestSetup } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import { toWire } from '../../../../core/wire-time.ts';
import { scoped } from '../../../../rows/scope.ts';
import { isInContestState } from '../../contest/contest-state.ts';
import { readCovers } from '../../contest/covers.ts';
import { organiserLabel } from '../../contest/organiser.ts';
import { beginEndOf } from '../../deadline/end-of.ts';
import { barsFor } from './entry-bars.ts';
import { readEntrant } from './read-entrant.ts';

/** Contests that take projects, the next deadline first, and why the caller may not enter where they may not. */
export async function readOpenContests(ctx: Context): Promise<AnswerOf<'entry.open'>> {
  const { userId } = callerOf(ctx);
  const entrant = await readEntrant(ctx, 'student', userId);
  const end = beginEndOf(entrant);
  const rows = await scoped(ctx, 'contest')
    .select()
    .where(isInContestState('REGISTERING', ctx.now, end))
    .orderBy(end)
    .orderBy('contest.id')
    .limit(100)
    .selectAll('contest')
    .select([
      end.as('due'),
      sql<string | null>`(select label from org where org.tenant_id = contest.tenant_id and org.id = contest.org_id)`.as('organiser'),
      sql<number>`(select count(*)::int from project join project_person person on person.tenant_id = project.tenant_id and person.project_id = project.id
        where project.tenant_id = contest.tenant_id and project.contest_id = contest.id and person.user_id = ${userId}
          and person.part in ('LEADER', 'MEMBER') and project.state not in ('WITHDRAWN', 'REJECTED'))`.as('ownCount'),
    ])
    .execute();
  const covers = await readCovers(ctx, rows);
  const contests = [];
  for (const row of rows) {
    const setup = contestSetup.parse(row.setup);
    const bars = entrant
      ? await barsFor(ctx, entrant, { userId, part: 'LEADER', contestId: row.id, setup }) // oxlint-disable-line no-await-in-loop -- one after the other on one connection
      : [msg`你的账号还不属于任何学院，请先认证或请学院把你加入学生名册`];
    contests.push({
      id: row.id,
      title: row.title,
      edition: row.edition,
      organiser: organiserLabel(ctx, row.organiser),
      cover: covers.get(row.id) ?? null,
      coverAlt: row.coverAlt,
      tracks: row.tracks,
      due: toWire(row.due, ctx.tenant.timeZone),
      team: { min: setup.team.min, max: setup.team.max },
      bars: bars.map((bar) => ctx.say(bar)),
      ownCount: row.ownCount,
    });
  }
  return { contests, now: toWire(ctx.now, ctx.tenant.timeZone) };
}
