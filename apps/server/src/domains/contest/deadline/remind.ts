import { consolePaths, linkTo } from '@saiwu/openapi';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { momentOf, sayMoment } from '../../../core/moment.ts';
import { daysUntil } from '../../../core/wire-time.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { defineJob } from '../../../services/jobs/define-job.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../services/messages/send-message.ts';
import { type Owed, readDueSoon } from './due-soon.ts';
import { textReminder } from './text-reminder.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Days before a deadline at which those who owe something are reminded. */
const steps = [1, 3, 7] as const;
const longest = Math.max(...steps);

/**
 * Reminds those who still owe something: teams that have not handed in, judges with open sheets, teams that may still appeal. Once at each
 * step, of several at once the most pressing, and anew where the deadline was moved, for one or for all.
 */
export const remindOfDeadlines = defineJob({
  input: z.object({}),
  async run({ ctx, signal }) {
    // a calendar day more than the steps say: which day it is, the tenant's zone decides
    const soon = await readDueSoon(ctx, new Date(ctx.now.getTime() + (longest + 1) * 86_400_000));
    const alike = ({ deadline, contestId, stageId, due, count, project, projectId }: Owed) =>
      JSON.stringify([deadline, contestId, stageId, due.getTime(), count, count === 1 && [project, projectId]]);
    for (const group of Map.groupBy(soon, alike).values()) {
      signal.throwIfAborted();
      await inTransaction(ctx, (ctx) => remind(ctx, group));
    }
  },
});

/** People who owe the same by the same moment: whoever of them was reminded at this step stays out, whichever process did it. */
async function remind(ctx: Context, people: Owed[]): Promise<void> {
  const [owed] = people;
  const days = owed ? daysUntil(owed.due, ctx) : longest + 1;
  const step = steps.find((one) => days <= one);
  if (!owed || step === undefined) return;
  const { deadline, contestId, stageId, due } = owed;
  const { rows } = await sql<{ userId: string }>`
    insert into deadline_reminder (tenant_id, contest_id, deadline, stage_id, user_id, due, days)
    select ${ctx.tenant.id}::bigint, ${contestId}::bigint, ${deadline}, ${stageId}::bigint, user_id, ${due}::timestamptz, ${step}
    from unnest(${people.map(({ userId }) => userId)}::bigint[]) as people (user_id)
    where not exists (select from deadline_reminder told where told.tenant_id = ${ctx.tenant.id} and told.contest_id = ${contestId}
      and told.deadline = ${deadline} and told.stage_id = ${stageId} and told.user_id = people.user_id and told.due = ${due} and told.days < ${step})
    on conflict do nothing returning user_id::text as user_id`.execute(tenantDb(ctx));
  const userIds = rows.map(({ userId }) => userId);
  if (userIds.length === 0) return;
  const until = momentOf(ctx, due);
  const words = textOf(codes[deadline], { contest: owed.contestTitle, project: owed.project, count: owed.count, days, until });
  const isReview = deadline === 'REVIEW';
  await sendMessage(
    ctx,
    {
      type: 'WARN',
      bizType: isReview ? 'STAGE' : 'CONTEST',
      bizId: isReview ? stageId : contestId,
      contestId,
      ...words,
      handlerUrl: whereDone(owed),
      author: null,
    },
    userIds,
  );
  await textReminder(ctx, userIds, {
    contest: owed.contestTitle,
    count: String(owed.count),
    days: String(days),
    until: sayMoment('zh', until),
  });
}

/** Where somebody does what they owe. */
function whereDone({ deadline, contestId, stageId, count, projectId }: Owed) {
  if (deadline === 'REVIEW') return linkTo(consolePaths.judgingStage, { stageId });
  if (deadline === 'APPEAL') return linkTo(consolePaths.contest, { id: contestId });
  return count === 1 && projectId !== null ? linkTo(consolePaths.ownEntry, { id: projectId }) : linkTo(consolePaths.ownEntries);
}

const codes = { REGISTRATION: 'registrationEnds', REVIEW: 'reviewEnds', APPEAL: 'appealEnds' } as const;
