import type { AnswerOf } from '@saiwu/openapi';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { toWire, toWireOrNull } from '../../../core/wire-time.ts';
import type { Contents } from '../../../schema/entry-schema.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import type { ContestRow } from '../contest/contest-records.ts';
import { readEntryFiles } from '../entry/files/entry-files.ts';
import { setupOf } from './check-list.ts';
import { readChanges } from './contents.ts';
import { readQuota } from './college-quota.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Review = AnswerOf<'project.get'>['review'];
type Decision = NonNullable<Review['earlier']>;
type Place = Pick<
  Selectable<TenantSchema['project']>,
  'id' | 'contestId' | 'schoolId' | 'collegeId' | 'state' | 'answers' | 'title' | 'track' | 'summary'
> &
  Pick<ContestRow, 'setup'>;

/** What whoever decides on a project looks at, and what was decided last, where it still stands. */
export async function readReview(ctx: Context, place: Place): Promise<Review> {
  const { id, state, answers, setup } = place;
  const { checks, fields, files, sections } = setupOf({ setup });
  const found = await readDecision(ctx, id);
  const last = found?.decision ?? null;
  // the team has handed in anew since, or it was taken back
  const stands = last !== null && !last.isTakenBack && state !== 'DRAFT' && state !== 'SUBMITTED';
  return {
    checks,
    fields: fields.map(({ key, label }) => ({ key, label, answer: answers[key] || null })),
    files: files.map(({ key, name }) => ({ key, name })),
    sections: sections.map(({ key, title }) => ({ key, title })),
    given: await readEntryFiles(ctx, id),
    decision: stands ? last : null,
    earlier: stands ? null : last,
    changes: found?.contents && state === 'SUBMITTED' && !found.decision.isTakenBack ? await readChanges(ctx, place, found.contents) : null,
    quota: await readQuota(ctx, { setup }, place),
  };
}

/** The last decision on a project: one that was taken back only where there is no other. */
async function readDecision(ctx: Context, id: string): Promise<{ decision: Decision; contents: Contents | null } | null> {
  const row = await tenantDb(ctx)
    .selectFrom('projectChangeLog as log')
    .innerJoin('user', 'user.id', 'log.createdBy')
    .where('log.projectId', '=', id)
    .where('log.act', 'in', ['ACCEPTED', 'RETURNED', 'REJECTED'])
    .select(['log.act', 'log.reason', 'log.ticks', 'log.mend', 'log.mendUntil', 'log.contents', 'log.createTime', 'user.name as by'])
    .select(
      sql<boolean>`coalesce((
        select next.act = 'RECONSIDERED' from project_change_log next
        where next.tenant_id = log.tenant_id and next.project_id = log.project_id and next.id > log.id
          and next.act in ('ACCEPTED', 'RETURNED', 'REJECTED', 'RECONSIDERED')
        order by next.id limit 1), false)`.as('isTakenBack'),
    )
    .orderBy('isTakenBack')
    .orderBy('log.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { act, by, reason, ticks, mend, mendUntil, contents, createTime, isTakenBack } = row;
  const { timeZone } = ctx.tenant;
  const decision: Decision = {
    act: act as 'ACCEPTED', // one of the three that were asked for
    by,
    time: toWire(createTime, timeZone),
    reason,
    ticks: ticks ?? [],
    mend: mend ?? [],
    mendUntil: toWireOrNull(mendUntil, timeZone),
    isTakenBack,
  };
  return { decision, contents };
}
