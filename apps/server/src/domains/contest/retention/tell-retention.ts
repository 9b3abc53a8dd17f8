import { consolePaths, contract, linkTo } from '@saiwu/openapi';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { defineJob } from '../../../services/jobs/define-job.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../services/messages/send-message.ts';
import type { ContestRow } from '../contest/contest-records.ts';
import { dueOf, openStages } from './read-retention.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';
import { retentionActs } from './retention-acts.ts';

/** Tells the administrators of contests whose retention time is over, once, and anew where its end was moved. */
export const tellOfRetention = defineJob({
  input: z.object({}),
  async run({ ctx, signal }) {
    for (const id of await readDue(ctx)) {
      signal.throwIfAborted();
      await inTransaction(ctx, (ctx) => tell(ctx, id));
    }
  },
});

async function readDue(ctx: Context): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select contest.id::text as id from contest where contest.tenant_id = ${ctx.tenant.id} and ${isToTell(ctx)} order by contest.id`.execute(
    tenantDb(ctx),
  );
  return rows.map(({ id }) => id);
}

/** Over `contest`: its time is over, nothing bars it, and nobody has been told. */
function isToTell(ctx: Context) {
  return sql<boolean>`contest.state <> 'DRAFT' and contest.anonymise_time is null and ${dueOf(ctx)} <= ${ctx.now} and ${openStages} = 0
    and contest.retention_told is distinct from ${dueOf(ctx)}
    and exists (select from project where project.tenant_id = contest.tenant_id and project.contest_id = contest.id)`;
}

/** One contest, held: whoever else comes by finds it told. */
async function tell(ctx: Context, id: string): Promise<void> {
  await tenantDb(ctx).selectFrom('contest').where('id', '=', id).select('id').forUpdate().execute();
  const { rows } = await sql<Pick<ContestRow, 'id' | 'title' | 'orgId' | 'retentionTold'>>`
    update contest set retention_told = ${dueOf(ctx)} where contest.tenant_id = ${ctx.tenant.id} and contest.id = ${id} and ${isToTell(ctx)}
    returning id::text as id, title, org_id::text as org_id, retention_told`.execute(tenantDb(ctx));
  const [contest] = rows;
  if (!contest?.retentionTold) return;
  const since = toWire(contest.retentionTold, ctx.tenant.timeZone).slice(0, 10);
  const words = textOf('retentionOver', { contest: contest.title, since });
  const handlerUrl = linkTo(consolePaths.contest, { id });
  const about = { type: 'WAIT', bizType: 'CONTEST', bizId: id, contestId: id } as const;
  await sendMessage(ctx, { ...about, ...words, author: null, handlerUrl }, keepersOf(ctx, contest));
}

/** Tells those who look after the contest that it is done; whoever has begun it is told of the work itself. */
export async function tellAnonymised(ctx: Context, contest: Pick<ContestRow, 'id' | 'title' | 'orgId'>): Promise<void> {
  const words = textOf(retentionActs.anonymise.tells, { contest: contest.title, by: ctx.caller?.name ?? '' });
  const handlerUrl = linkTo(consolePaths.contest, { id: contest.id });
  const others = keepersOf(ctx, contest).where('user.id', '<>', ctx.caller?.userId ?? '0');
  await sendMessage(
    ctx,
    {
      type: 'NOTIFY',
      bizType: 'CONTEST',
      bizId: contest.id,
      contestId: contest.id,
      ...words,
      author: ctx.caller?.name ?? null,
      handlerUrl,
    },
    others,
  );
}

/** Enabled people who may do it: by a role that sees every organisation, or that of the organiser, where there is one, or one above it. */
function keepersOf(ctx: Context, { orgId }: Pick<ContestRow, 'orgId'>) {
  return tenantDb(ctx)
    .selectFrom('user')
    .where('user.state', '=', true)
    .where(
      sql<boolean>`exists (select from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
        join role_authority granted on granted.tenant_id = role.tenant_id and granted.role_id = role.id and granted.authority_type = 'RESOURCE'
        join resource on resource.tenant_id = granted.tenant_id and resource.id = granted.authority_id
        where held.tenant_id = "user".tenant_id and held.user_id = "user".id and role.state
          and ${contract['contest.anonymise'].access} = any(string_to_array(resource.code, ';'))
          and (role.ds_type = 'ALL' or "user".org_id in (select above.id from org above
            join org organiser on organiser.tenant_id = above.tenant_id and organiser.id = ${orgId}
            where above.tenant_id = "user".tenant_id and organiser.tree_path like above.tree_path || '%')))`,
    );
}
