import { consolePaths, linkTo } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { type Receivers, sendMessage } from '../../../services/messages/send-message.ts';
import type { ContestRow, StageRow } from '../contest/contest-records.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';
import { stageActs } from './stage-acts.ts';

/**
 * Tells those who stand behind the projects of a stage, advisors too, that they can look at its results. The message holds none of them.
 */
export async function tellReleased(ctx: Context, contest: ContestRow, stage: StageRow): Promise<void> {
  await sendMessage(
    ctx,
    {
      type: 'NOTIFY',
      bizType: 'STAGE',
      bizId: stage.id,
      contestId: contest.id,
      ...textOf(stageActs.release.tells, { contest: contest.title }),
      handlerUrl: linkTo(consolePaths.ownEntries),
      author: callerOf(ctx).name,
    },
    teamsOf(ctx, stage.id),
  );
}

/** Whom the door to a team's own projects is open for (`scopedTeam`): by account, and by the number that the register knows them by. */
function teamsOf(ctx: Context, stageId: string): Receivers {
  const people = sql`result join project_person person on person.tenant_id = result.tenant_id and person.project_id = result.project_id`;
  const ofStage = sql`result.tenant_id = ${ctx.tenant.id} and result.stage_id = ${stageId}`;
  const named = (register: 'student' | 'teacher') => sql`
    select known.user_id from ${people}
    join project on project.tenant_id = person.tenant_id and project.id = person.project_id
    join ${sql.table(register)} known on known.tenant_id = person.tenant_id and known.school_id = project.school_id
      and lower(known.number) = lower(person.number)
    where ${ofStage} and person.user_id is null and (person.part = 'ADVISOR') = ${register === 'teacher'}`;
  return tenantDb(ctx)
    .selectFrom('user')
    .where(
      sql<boolean>`"user".id in (
        select person.user_id from ${people} where ${ofStage}
        union all ${named('student')} union all ${named('teacher')})`,
    );
}
