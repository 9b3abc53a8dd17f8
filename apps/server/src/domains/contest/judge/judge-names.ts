import { msg } from '@lingui/core/macro';
import { furtherPermissions } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { changeable } from '../../../rows/scope.ts';

/**
 * Over `assignment` with `judge` and `user`: who judges, for those who run the contest and may know, and for everybody else the judge's
 * number among those of the project, in the order in which they were assigned, which says nothing about who is who. Of a contest whose
 * people are anonymous nobody knows: judges are people too.
 */
export function judgeColumns(ctx: Context) {
  const mayName = callerOf(ctx).authority.hasPermission([furtherPermissions.judgeNames]);
  return [
    (mayName ? whereNamed(ctx, sql`"user".name`) : sql<string | null>`null`).as('name'),
    (mayName ? whereNamed(ctx, sql`judge.id`) : sql<string | null>`null`).as('judgeId'),
    sql<number>`(select count(*)::int from assignment earlier where earlier.tenant_id = assignment.tenant_id
      and earlier.stage_id = assignment.stage_id and earlier.project_id = assignment.project_id and earlier.id <= assignment.id)`.as(
      'judgeNumber',
    ),
  ] as const;
}

/** What a judge is called in an answer. */
export function judgeNameOf(ctx: Context, { name, judgeNumber: number }: { name: string | null; judgeNumber: number }): string {
  return name ?? ctx.say(msg`评委 ${number}`);
}

function whereNamed(ctx: Context, fact: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`case when exists (
    select from stage judged join contest on contest.tenant_id = judged.tenant_id and contest.id = judged.contest_id
    where judged.tenant_id = assignment.tenant_id and judged.id = assignment.stage_id and contest.anonymise_time is null
      and ${changeable(ctx, 'contest')}) then ${fact} end`;
}
