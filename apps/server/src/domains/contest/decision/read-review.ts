import type { AnswerOf } from '@saiwu/openapi';
import type { Selectable } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { toWire, toWireOrNull } from '../../../core/wire-time.ts';
import type { Schema } from '../../../schema/schema.ts';
import type { ContestRow } from '../contest/contest-records.ts';
import { readEntryFiles } from '../entry/entry-files.ts';
import { setupOf } from './check-list.ts';

type Review = AnswerOf<'project.get'>['review'];
type Place = Pick<Selectable<Schema['project']>, 'id' | 'state' | 'mend' | 'mendUntil' | 'answers'> & Pick<ContestRow, 'setup'>;

/** What whoever decides on a project looks at, and what was decided last, where it still stands. */
export async function readReview(ctx: Context, { id, state, mend, mendUntil, answers, setup }: Place): Promise<Review> {
  const { checks, fields, files, sections } = setupOf({ setup });
  return {
    checks,
    fields: fields.map(({ key, label }) => ({ key, label, answer: answers[key] || null })),
    files: files.map(({ key, name }) => ({ key, name })),
    sections: sections.map(({ key, title }) => ({ key, title })),
    given: await readEntryFiles(ctx, id),
    decision: await readDecision(ctx, id, state),
    mend: mend ?? [],
    mendUntil: toWireOrNull(mendUntil, ctx.tenant.timeZone),
  };
}

/** The last decision on a project, unless it was taken back or the team has handed in anew since. */
async function readDecision(ctx: Context, id: string, state: string): Promise<Review['decision']> {
  if (state === 'DRAFT' || state === 'SUBMITTED') return null;
  const row = await ctx.db
    .selectFrom('projectChangeLog as log')
    .innerJoin('user', (join) => join.onRef('user.tenantId', '=', 'log.tenantId').onRef('user.id', '=', 'log.createdBy'))
    .where('log.tenantId', '=', ctx.tenant.id)
    .where('log.projectId', '=', id)
    .where('log.act', 'in', ['ACCEPTED', 'RETURNED', 'REJECTED'])
    .orderBy('log.id', 'desc')
    .select(['log.act', 'log.reason', 'log.ticks', 'log.createTime', 'user.name as by'])
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { act, by, reason, ticks, createTime } = row;
  return { act: act as 'ACCEPTED', by, time: toWire(createTime, ctx.tenant.timeZone), reason, ticks: ticks ?? [] }; // one of the three that were asked for
}
