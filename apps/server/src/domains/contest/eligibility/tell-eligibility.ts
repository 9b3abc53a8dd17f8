import { consolePaths, contract, linkTo } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { type Receivers, sendMessage } from '../../../services/messages/send-message.ts';
import { contestActs } from '../contest/acts/contest-acts.ts';
import { holdersBelow } from '../contest/holders-below.ts';
import type { ContestRow } from '../contest/contest-records.ts';
import type { Checked } from './misfits.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

const { tells } = contestActs.changeEligibility;

interface Changed {
  excluded: readonly Checked[];
  readmitted: readonly Checked[];
  reason: string;
}

/**
 * Tells the leaders of projects that do not fit any more, or do again, and those of their colleges who bring projects in, how many there
 * are.
 */
export async function tellEligibility(ctx: Context, contest: ContestRow, { excluded, readmitted, reason }: Changed): Promise<void> {
  const { name, userId } = callerOf(ctx);
  const about = { bizType: 'CONTEST', bizId: contest.id, contestId: contest.id, author: name } as const;
  const path = linkTo(consolePaths.contest, { id: contest.id });
  const tell = (type: 'WARN' | 'NOTIFY', words: ReturnType<typeof textOf>, handlerUrl: typeof path, receivers: Receivers) =>
    sendMessage(ctx, { ...about, type, ...words, handlerUrl }, receivers);
  if (excluded.length > 0) await tell('WARN', textOf(tells.excluded, { contest: contest.title, reason }), path, leadersOf(ctx, excluded));
  if (readmitted.length > 0)
    await tell('NOTIFY', textOf(tells.readmitted, { contest: contest.title, reason }), path, leadersOf(ctx, readmitted));
  for (const [orgId, projects] of Map.groupBy(excluded, (project) => project.orgId)) {
    const holders = await holdersBelow(ctx, [orgId], contract['project.page'].access); // oxlint-disable-line no-await-in-loop -- one connection
    const words = textOf(tells.college, { contest: contest.title, count: projects.length, reason });
    await tell(
      'WARN',
      words,
      linkTo(consolePaths.projects, { id: contest.id }),
      holders.filter((id) => id !== userId),
    ); // oxlint-disable-line no-await-in-loop -- see above
  }
}

/** The users that lead projects, as far as they are known. */
function leadersOf(ctx: Context, projects: readonly Checked[]): Receivers {
  return tenantDb(ctx)
    .selectFrom('user')
    .where(
      sql<boolean>`exists (select from project_tie tie where tie.tenant_id = "user".tenant_id and tie.user_id = "user".id
        and tie.part = 'LEADER' and tie.project_id = any(${projects.map(({ id }) => id)}::bigint[]))`,
    );
}
