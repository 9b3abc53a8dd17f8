import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { fromWire, toWire } from '../../../core/wire-time.ts';
import type { StageRow } from '../contest/contest-records.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Refuses stages that would begin before the deadline before them ends for everybody: it may have been put off for some. */
export async function checkExtensions(
  ctx: Context,
  contestId: string,
  standing: readonly StageRow[],
  wanted: InputOf<'contest.update'>['body']['stages'],
): Promise<void> {
  const extensions = await tenantDb(ctx)
    .selectFrom('deadlineExtension')
    .where('contestId', '=', contestId)
    .where('takenBackTime', 'is', null)
    .where((eb) => eb.or([eb('projectId', 'is not', null), eb('orgId', 'is not', null)]))
    .groupBy('stageId')
    .select((eb) => ['stageId', eb.fn.max('until').as('until')])
    .execute();
  for (const { stageId, until } of extensions) {
    // registration, which has no stage, comes before the first one
    const next = standing.findIndex(({ id }) => id === stageId) + 1;
    const begin = wanted[next]?.reviewStart;
    if (begin === undefined || fromWire(begin, ctx.tenant.timeZone) >= until) continue;
    const latest = toWire(until, ctx.tenant.timeZone).slice(0, 16);
    throw invalid({ [`stages.${next}.reviewStart`]: msg`前一步给一些项目延长到了 ${latest}，不能早于这时开始` });
  }
}
