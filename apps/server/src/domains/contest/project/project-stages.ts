import { type AnswerOf, contract, stageKindNames, stageStateNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { scoped } from '../../../rows/scope.ts';
import { toWire } from '../../../core/wire-time.ts';
import { projectReviewEndOf } from '../deadline/end-of.ts';
import { withPlaces } from '../score/decimal-text.ts';
import { readJudges } from '../stage/read-judges.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * A project in each stage of its contest, as far as the caller may look: judges with who may see stages, by name or number and not at all
 * for whoever stands behind the project; score and rank of a sealed stage with who may see results.
 */
export async function readProjectStages(
  ctx: Context,
  { id, contestId }: { id: string; contestId: string },
): Promise<AnswerOf<'project.get'>['stages']> {
  const { authority } = callerOf(ctx);
  const maySee = (operation: 'stage.get' | 'result.page') => authority.hasPermission([contract[operation].access]);
  if (!maySee('stage.get') && !maySee('result.page')) return [];
  const stages = await tenantDb(ctx)
    .selectFrom('stage')
    .innerJoin('project', (join) => join.on('project.id', '=', id))
    .where('stage.contestId', '=', contestId)
    .orderBy('stage.sortValue')
    .select(['stage.id', 'stage.kind', 'stage.state', 'stage.rule', projectReviewEndOf.as('reviewEnd')])
    .execute();
  const answers = [];
  for (const stage of stages) {
    const judges = maySee('stage.get') ? ((await readJudges(ctx, stage.id, [id])).get(id) ?? []) : [];
    const result = maySee('result.page') && stage.state === 'CLOSED' ? await readResult(ctx, stage.id, id) : undefined;
    answers.push({
      stageId: stage.id,
      kind: enumeration(ctx, stageKindNames, stage.kind),
      state: enumeration(ctx, stageStateNames, stage.state),
      reviewEnd: toWire(stage.reviewEnd, ctx.tenant.timeZone),
      judges,
      result: result ? { ...result, score: withPlaces(result.score, stage.rule.decimals) } : null,
    });
  }
  return answers;
}

function readResult(ctx: Context, stageId: string, projectId: string) {
  return scoped(ctx, 'result')
    .select()
    .where('result.stageId', '=', stageId)
    .where('result.projectId', '=', projectId)
    .select([
      'result.score',
      'result.rank',
      sql<number>`(select count(*)::int from result ranked where ranked.tenant_id = result.tenant_id and ranked.stage_id = result.stage_id)`.as(
        'of',
      ),
    ])
    .executeTakeFirst();
}
