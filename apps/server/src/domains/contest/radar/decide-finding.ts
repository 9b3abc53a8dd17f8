import type { InputOf } from '@saiwu/openapi';
import { notFound, notNow, stale } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { findings, selectFinding } from './finding-rows.ts';
import { radarActs } from './radar-acts.ts';
import { readFinding } from './read-finding.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Decides on two projects that are alike, or takes that back (`OPEN`). What was decided before is kept beside it. */
export async function decideFinding(ctx: Context, id: string, { version, state, reason }: InputOf<'radar.decide'>['body']): Promise<void> {
  const held = await scoped(ctx, 'radarFinding')
    .select()
    .where('radarFinding.id', '=', id)
    .select('radarFinding.version')
    .forUpdate()
    .executeTakeFirst();
  const row = await selectFinding(ctx, findings(ctx).where('radarFinding.id', '=', id)).executeTakeFirst();
  if (!held || !row) throw notFound();
  const bar = radarActs.decide.barredBy({ ...row, seesBoth: row.first.isVisible && row.second.isVisible });
  if (bar) throw notNow(bar);
  if (held.version !== version) throw stale(await readFinding(ctx, id));
  const next = version + 1;
  await scoped(ctx, 'radarFinding').update().set({ state, version: next, updateTime: ctx.now }).where('radarFinding.id', '=', id).execute();
  await tenantDb(ctx)
    .insertInto('radarDecision')
    .values({
      findingId: id,
      version: next,
      state,
      reason,
      createTime: ctx.now,
      createdBy: callerOf(ctx).userId,
    })
    .execute();
}
