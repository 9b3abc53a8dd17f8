import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';

/** Shows judges by name. No operation asks for it by itself: it widens what is told of a stage and of its results. */
const nameJudges = 'result:judges';

/**
 * Over `assignment` with `judge` and `user`: who judges, for those who may know, and for everybody else the judge's number among those of
 * the project, in the order in which they were assigned, which says nothing about who is who.
 */
export function judgeColumns(ctx: Context) {
  const mayName = callerOf(ctx).authority.hasPermission([nameJudges]);
  return [
    (mayName ? sql<string | null>`"user".name` : sql<string | null>`null`).as('name'),
    (mayName ? sql<string | null>`judge.id` : sql<string | null>`null`).as('judgeId'),
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
