import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What hangs on those of the users who are the caller's to delete. Of projects and judges the caller is told what their lists show. */
export async function userBelongings(ctx: Context, ids: readonly string[]): Promise<AnswerOf<'user.belongings'>> {
  const users = await scoped(ctx, 'user').select().where('user.id', 'in', ids).select('user.id').execute();
  const who = users.map(({ id }) => id);
  if (who.length === 0) return { projects: 0, projectTitles: [], judges: 0, stages: 0, messages: 0, sessions: 0 };
  const count = sql<number>`count(*)::int`;
  const own = sql<boolean>`user_id = any(${who}::bigint[])`;
  const projects = await scoped(ctx, 'project')
    .select()
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('projectTie as tie')
          .whereRef('tie.projectId', '=', 'project.id')
          .where('tie.part', '=', 'LEADER')
          .where('tie.userId', 'in', who)
          .select('tie.userId'),
      ),
    )
    .select([
      count.as('count'),
      sql<string[]>`coalesce((array_agg(project.title order by project.id desc))[1:${sql.lit(mostNamed)}], '{}')`.as('titles'),
    ])
    .executeTakeFirstOrThrow();
  const judges = await scoped(ctx, 'judge').select().where('judge.userId', 'in', who).select(count.as('count')).executeTakeFirstOrThrow();
  const stages = await scoped(ctx, 'assignment')
    .select()
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .innerJoin('stage', 'stage.id', 'assignment.stageId')
    .where('judge.userId', 'in', who)
    .where('stage.state', 'in', ['IN_REVIEW', 'SCORED'])
    .where('assignment.state', 'not in', ['RECUSED', 'WITHDRAWN', 'REPLACED'])
    .select(sql<number>`count(distinct assignment.stage_id)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const messages = await tenantDb(ctx).selectFrom('msgReceiver').where(own).select(count.as('count')).executeTakeFirstOrThrow();
  const sessions = await tenantDb(ctx)
    .selectFrom('session')
    .where('idleUntil', '>', ctx.now)
    .where(own)
    .select(count.as('count'))
    .executeTakeFirstOrThrow();
  return {
    projects: projects.count,
    projectTitles: projects.titles,
    judges: judges.count,
    stages: stages.count,
    messages: messages.count,
    sessions: sessions.count,
  };
}

/** A question that names more is not read. */
const mostNamed = 3;
