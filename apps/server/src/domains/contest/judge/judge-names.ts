import { msg } from '@lingui/core/macro';
import { furtherPermissions } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';

/**
 * Over `assignment` with `judge` and `user`: who judges, for those who may know, and for everybody else the judge's number among those of
 * the project, in the order in which they were assigned, which says nothing about who is who.
 */
export function judgeColumns(ctx: Context) {
  const mayName = callerOf(ctx).authority.hasPermission([furtherPermissions.judgeNames]);
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
