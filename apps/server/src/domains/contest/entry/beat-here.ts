import { type AnswerOf, entrySections, type InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { scopedTeam } from '../../../rows/scope.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Beat = InputOf<'entry.here'>['body'];
type Here = AnswerOf<'entry.here'>;

/** Somebody who says nothing for so long is not here any more. */
const goneAfter = 45_000;

/** Notes that the caller has a project open, or no more, and answers who else has and what of it is the latest. Throws `notFound`. */
export async function beatHere(ctx: Context, id: string, beat: Beat): Promise<Here> {
  const project = await scopedTeam(ctx)
    .where('project.id', '=', id)
    .select(['project.state', 'project.sections'])
    .executeTakeFirstOrThrow(notFound);
  await sweep(ctx, id);
  if (beat.isHere) await stay(ctx, id, beat);
  else await leave(ctx, id, beat);
  return {
    others: await readOthers(ctx, id),
    state: project.state,
    sections: entrySections.map((section) => ({ section, version: project.sections[section]?.version ?? 0 })),
    plan: await tenantDb(ctx).selectFrom('planSection').where('projectId', '=', id).orderBy('key').select(['key', 'version']).execute(),
    attachmentIds: await readAttachmentIds(ctx, id),
  };
}

/** Whoever is gone is forgotten. What somebody else holds at this moment is theirs to write. */
async function sweep(ctx: Context, projectId: string): Promise<void> {
  await sql`
    delete from entry_here where ctid in (
      select ctid from entry_here where tenant_id = ${ctx.tenant.id} and project_id = ${projectId} and seen < ${oldest(ctx)} for update skip locked)
    and tenant_id = ${ctx.tenant.id}`.execute(tenantDb(ctx));
}

/** Since when they are in a part stays while they are. */
async function stay(ctx: Context, projectId: string, { section, key }: Beat): Promise<void> {
  const beat = { section, key, seen: ctx.now };
  await tenantDb(ctx)
    .insertInto('entryHere')
    .values({ projectId, userId: callerOf(ctx).userId, ...beat, since: ctx.now })
    .onConflict((conflict) =>
      conflict.columns(['projectId', 'userId']).doUpdateSet({
        ...beat,
        since: sql<Date>`case when (entry_here.section, entry_here.key) is not distinct from (excluded.section, excluded.key)
          then entry_here.since else excluded.since end`,
      }),
    )
    .execute();
}

/** Whoever has come to another part meanwhile, on another page of the project, stays: the two may arrive in any order. */
async function leave(ctx: Context, projectId: string, { section, key }: Beat): Promise<void> {
  await tenantDb(ctx)
    .deleteFrom('entryHere')
    .where('projectId', '=', projectId)
    .where('userId', '=', callerOf(ctx).userId)
    .where(sql<boolean>`section is not distinct from ${section}::text and key is not distinct from ${key}::text`)
    .execute();
}

/** Who else is of the project still, whoever came first before others. */
async function readOthers(ctx: Context, projectId: string): Promise<Here['others']> {
  const rows = await tenantDb(ctx)
    .selectFrom('entryHere as here')
    .innerJoin('user', 'user.id', 'here.userId')
    .where('here.projectId', '=', projectId)
    .where('here.userId', '<>', callerOf(ctx).userId)
    .where('here.seen', '>=', oldest(ctx))
    .orderBy('here.since')
    .orderBy('here.userId')
    .select(['here.userId', 'user.name', 'here.section', 'here.key', 'here.since'])
    .select(
      sql<boolean>`exists (select from project_person person where person.tenant_id = here.tenant_id and person.project_id = here.project_id
        and person.user_id = here.user_id and person.part = 'ADVISOR')`.as('isAdvisor'),
    )
    .execute();
  return rows.map((row) => ({ ...row, since: toWire(row.since, ctx.tenant.timeZone) }));
}

async function readAttachmentIds(ctx: Context, projectId: string): Promise<string[]> {
  const rows = await tenantDb(ctx)
    .selectFrom('projectFile')
    .where('projectId', '=', projectId)
    .orderBy('slot')
    .select('attachmentId')
    .execute();
  return rows.map(({ attachmentId }) => attachmentId);
}

function oldest(ctx: Context): Date {
  return new Date(ctx.now.getTime() - goneAfter);
}
