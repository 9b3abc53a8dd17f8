import { consolePaths, contract, linkTo } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import { isOfProject } from '../../../../rows/project-people.ts';
import { textOf } from '../../../../services/messages/message-texts.ts';
import { type NewMessage, sendMessage } from '../../../../services/messages/send-message.ts';
import { readAsked } from '../../entry/invitations/read-asked.ts';
import { activeAssignmentStates } from '../../stage/stage-facts.ts';
import { contestActs } from './contest-acts.ts';
import { settleForJudges } from '../contest-messages.ts';
import type { ContestRow } from '../contest-records.ts';
import { holdersBelow } from '../holders-below.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Tells everybody whom a contest still concerns that it is cancelled, and why: its judges, who owe nothing more; its teams, whoever is
 * asked to join one, and those who look after projects of the organiser and below it. Of a draft nobody knew.
 */
export async function tellCancelled(ctx: Context, contest: ContestRow, reason: string): Promise<void> {
  const words = textOf(contestActs.cancel.tells.others, { contest: contest.title, reason });
  const judges = await readJudges(ctx, contest.id);
  await send(ctx, contest.id, textOf(contestActs.cancel.tells.judges, { contest: contest.title, reason }), null, judges);
  const invited = sql<boolean>`project.contest_id = ${contest.id} and invitation.until > ${ctx.now}`;
  const teams = [...new Set([...(await readTeams(ctx, contest.id)), ...(await readAsked(ctx, invited, sql`"user".state`))])];
  await send(ctx, contest.id, words, linkTo(consolePaths.ownEntries), teams);
  if (contest.state !== 'DRAFT') {
    const holders = await holdersBelow(ctx, [contest.orgId], contract['project.page'].access);
    const others = holders.filter((id) => !teams.includes(id) && id !== callerOf(ctx).userId);
    await send(ctx, contest.id, words, linkTo(consolePaths.projects, { id: contest.id }), others);
  }
  const stages = await tenantDb(ctx).selectFrom('stage').where('contestId', '=', contest.id).select('id').execute();
  for (const { id } of stages) await settleForJudges(ctx, id); // oxlint-disable-line no-await-in-loop -- a contest has a few
}

async function readJudges(ctx: Context, contestId: string): Promise<string[]> {
  const rows = await tenantDb(ctx)
    .selectFrom('assignment')
    .innerJoin('stage', 'stage.id', 'assignment.stageId')
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .where('stage.contestId', '=', contestId)
    .where('assignment.state', 'in', [...activeAssignmentStates])
    .distinct()
    .select('judge.userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Leaders, members and advisors of what has not left the contest before: by account, and as a sheet names them. */
async function readTeams(ctx: Context, contestId: string): Promise<string[]> {
  const own = sql`project.tenant_id = ${ctx.tenant.id} and project.contest_id = ${contestId} and project.state not in ('WITHDRAWN', 'REJECTED')`;
  const { rows } = await sql<{ id: string }>`
    select person.user_id::text as id
    from project join project_person person on person.tenant_id = project.tenant_id and person.project_id = project.id
    where ${own} and person.user_id is not null
    union
    select "user".id::text
    from project join project_tie tie on tie.tenant_id = project.tenant_id and tie.project_id = project.id
    join "user" on "user".tenant_id = tie.tenant_id and "user".id = tie.user_id
    where ${own} and ${isOfProject}`.execute(tenantDb(ctx));
  return rows.map(({ id }) => id);
}

async function send(
  ctx: Context,
  contestId: string,
  words: ReturnType<typeof textOf>,
  handlerUrl: NewMessage['handlerUrl'],
  people: readonly string[],
): Promise<void> {
  const about = { type: 'WARN', bizType: 'CONTEST', bizId: contestId, contestId } as const;
  await sendMessage(ctx, { ...about, ...words, handlerUrl, author: callerOf(ctx).name }, people);
}
