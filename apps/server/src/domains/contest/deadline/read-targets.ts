import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid, notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { scoped, untied } from '../../../rows/scope.ts';
import { isOfOrganiser } from '../contest/organiser.ts';
import { projectReviewEndOf, registrationEndOf } from './end-of.ts';
import type { Deadline } from './deadline-of.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** For whom a deadline is put off, and when it is for them as it stands. */
export interface Target {
  projectId: string | null;
  orgId: string | null;
  /** What they are called; null: all. */
  label: string | null;
  end: Date;
}

/** Those that somebody names, of their data scope and of this contest. */
export async function readTargets(
  ctx: Context,
  deadline: Deadline,
  { reach, orgIds, projectIds }: Pick<InputOf<'contest.extend'>['body'], 'reach' | 'orgIds' | 'projectIds'>,
): Promise<Target[]> {
  if (reach === 'ALL') return [{ projectId: null, orgId: null, label: null, end: deadline.end }];
  return reach === 'ORGS' ? readOrgs(ctx, deadline, [...new Set(orgIds)]) : readProjects(ctx, deadline, [...new Set(projectIds)]);
}

/** Schools and colleges that may enter, by whoever holds the contest. */
async function readOrgs(ctx: Context, { contest, stage, end }: Deadline, ids: string[]): Promise<Target[]> {
  const rows = await scoped(ctx, 'org')
    .select()
    .where('org.id', 'in', ids)
    .where('org.type', 'in', ['school', 'college'])
    .where(isOfOrganiser(contest.orgId))
    .orderBy('org.id')
    .select([
      'org.id',
      'org.label',
      sql<Date | null>`(select max(e.until) from deadline_extension e where e.tenant_id = org.tenant_id and e.contest_id = ${contest.id}
        and e.stage_id is not distinct from ${stage?.id ?? null}::bigint and e.taken_back_time is null and e.org_id = org.id)`.as(
        'extended',
      ),
    ])
    .execute();
  if (rows.length < ids.length) throw invalid({ orgIds: msg`有的学校或学院不存在，或不在这个大赛里` });
  return rows.map(({ id, label, extended }) => ({
    projectId: null,
    orgId: id,
    label,
    end: extended !== null && extended > end ? extended : end,
  }));
}

/** Whoever stands behind a project gives it no time that others have not. */
async function refuseTied(ctx: Context, ids: readonly string[]): Promise<void> {
  const tied = await tenantDb(ctx)
    .selectFrom('project')
    .where('project.id', 'in', ids)
    .where(sql<boolean>`not ${untied(ctx, 'project.id')}`)
    .select('project.id')
    .executeTakeFirst();
  if (tied) throw notNow(msg`你负责、指导或参与了其中的项目，请让其他管理员给它延期`);
}

async function readProjects(ctx: Context, { contest, stage }: Deadline, ids: string[]): Promise<Target[]> {
  await refuseTied(ctx, ids);
  const own = scoped(ctx, 'project')
    .select()
    .where('project.id', 'in', ids)
    .where('project.contestId', '=', contest.id)
    .orderBy('project.number');
  const rows = stage
    ? await own
        .innerJoin('stage', (join) => join.on('stage.id', '=', stage.id))
        .select(['project.id', 'project.title', projectReviewEndOf.as('end')])
        .execute()
    : await own
        .innerJoin('contest', 'contest.id', 'project.contestId')
        .select(['project.id', 'project.title', registrationEndOf.as('end')])
        .execute();
  if (rows.length < ids.length) throw invalid({ projectIds: msg`有的项目不存在，或不在这个大赛里` });
  return rows.map(({ id, title, end }) => ({ projectId: id, orgId: null, label: title, end }));
}
