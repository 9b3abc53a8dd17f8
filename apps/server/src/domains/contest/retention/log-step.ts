import { contract, type Operation } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { projectsOf, rowsStep, type Step } from './step.ts';

/**
 * What administrators did, and when, stays in the operation log without what was in it: corrections name people, extensions say why. Lines
 * of judges and of teams say by their address which sheet or project it was, and would still say so by their time: nobody is named in them.
 */
export const logStep: Step = rowsStep('LOG', 'opt_log', {
  where: (ctx, contestId) => sql`
    create_time >= (select create_time from contest where contest.tenant_id = ${ctx.tenant.id} and contest.id = ${contestId})
    and params is not null and ${isOfContest(ctx, contestId)}`,
  set: sql`params = null, result = null, ex_detail = null, changes = null,
    request_uri = ${unlessOwn(sql`request_uri`, sql`regexp_replace(request_uri, '[0-9]+', '*', 'g')`)},
    user_id = ${unlessOwn(sql`user_id`)}, user_name = ${unlessOwn(sql`user_name`)}, request_ip = ${unlessOwn(sql`request_ip`)}`,
});

/** A column, except in a line of a judge about a sheet and of a team about its project. */
function unlessOwn(column: RawBuilder<unknown>, instead: RawBuilder<unknown> = sql`null`): RawBuilder<unknown> {
  return sql`case when ${isOneOf(({ isOwn }) => isOwn === true)} then ${instead} else ${column} end`;
}

/**
 * Of its projects, also those that were removed; of its sheets; of messages to its people, invitations and imports; of deadlines put off.
 */
function isOfContest(ctx: Context, contestId: string): RawBuilder<boolean> {
  const given = (name: 'id' | 'contestId' | 'stageId') => sql`substring(params from ${`"${name}":"([0-9]+)"`})`;
  return sql`case
    when ${isOneOf(({ stage }) => stage !== undefined)} then ${given('stageId')} in (
      select id::text from stage where stage.tenant_id = ${ctx.tenant.id} and stage.contest_id = ${contestId})
    when ${isOneOf(({ project }) => project !== undefined)} then ${given('contestId')} = ${contestId}::text or ${given('id')} in (
      select id::text from (${projectsOf(ctx, contestId)}) project
      union all select project_id::text from project_change_log log where log.tenant_id = ${ctx.tenant.id} and log.contest_id = ${contestId})
    when ${isOneOf(({ contest }) => contest === 'id')} then ${given('id')} = ${contestId}::text
    when ${isOneOf(({ contest }) => contest === 'contestId')} then ${given('contestId')} = ${contestId}::text
    else false end`;
}

type Concerns = NonNullable<Operation['concerns']>;

/** Whether a line is of an operation that concerns people of a contest in such a way. */
function isOneOf(isMeant: (concerns: Concerns) => boolean): RawBuilder<boolean> {
  const ids = Object.entries<Operation>(contract).flatMap(([id, { concerns }]) => (concerns && isMeant(concerns) ? [id] : []));
  return sql`operation_id = any(${ids}::text[])`;
}
