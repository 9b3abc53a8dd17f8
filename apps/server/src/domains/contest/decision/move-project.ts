import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { scoped, untied } from '../../../rows/scope.ts';
import { holdReadableContest } from '../contest/acts/lock-contest.ts';
import { takeCollegeTurn } from './hold-decided.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Brings an accepted project behind another one of its college in the same contest, until the review begins. Whoever stands behind one of
 * them does not put them in order.
 */
export async function moveProject(ctx: Context, { id, after }: InputOf<'project.move'>['body']): Promise<void> {
  const accepted = () => scoped(ctx, 'project').select().where('project.state', '=', 'ACCEPTED');
  const project = await accepted().where('project.id', '=', id).select(['contestId', 'schoolId', 'collegeId']).executeTakeFirst();
  if (!project) throw notFound();
  await takeCollegeTurn(ctx, project);
  const { stages } = await holdReadableContest(ctx, project.contestId);
  if (stages.some(({ state }) => state !== 'NOT_STARTED')) throw notNow(msg`评审已经开始，不能再改推荐顺序`);
  const all = await accepted()
    .where('project.contestId', '=', project.contestId)
    .where('project.schoolId', '=', project.schoolId)
    .where('project.collegeId', 'is not distinct from', project.collegeId)
    .orderBy('project.recommendation', (order) => order.asc().nullsLast())
    .orderBy('project.id')
    .select(['project.id', 'project.recommendation', sql<boolean>`not ${untied(ctx, 'project.id')}`.as('isTiedToCaller')])
    .execute();
  if (all.some(({ isTiedToCaller }) => isTiedToCaller)) throw notNow(msg`你负责、指导或参与了其中的项目，不能排推荐顺序`);
  const moved = all.find((one) => one.id === id);
  const others = all.filter((one) => one.id !== id);
  const index = others.findIndex((one) => one.id === after) + 1;
  // decided otherwise or withdrawn meanwhile
  if (!moved || (after !== null && index === 0)) throw notFound();
  const changed = others
    .toSpliced(index, 0, moved)
    .map((one, place) => ({ ...one, next: place + 1 }))
    .filter(({ recommendation, next }) => recommendation !== next);
  await sql`update project set recommendation = next.value
    from unnest(${changed.map((one) => one.id)}::bigint[], ${changed.map(({ next }) => next)}::int[]) as next (id, value)
    where project.tenant_id = ${ctx.tenant.id} and project.id = next.id`.execute(tenantDb(ctx));
}
