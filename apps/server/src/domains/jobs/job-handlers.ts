import { type AnswerOf, jobStateNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { enumeration } from '../../core/enumeration.ts';
import type { Handlers } from '../../core/handlers.ts';
import { answerPage } from '../../rows/paging.ts';
import { anyHolds, holdsText } from '../../rows/search-text.ts';
import { notFound } from '../../core/common-refusals.ts';
import { scoped } from '../../rows/scope.ts';
import { toWire, toWireOrNull } from '../../core/wire-time.ts';
import { cancelJob } from './cancel-job.ts';
import { jobsCalled, nameOfJob } from '../../services/jobs/job-kinds.ts';
import type { JobRow } from './job-row.ts';
import { startExport } from './start-export.ts';

export const jobHandlers = {
  'job.page': (ctx, { body: { model, ...request } }) => {
    let matching = scoped(ctx, 'job').select();
    for (const column of ['name', 'state'] as const) {
      const codes = [model[column] ?? []].flat().filter((code) => code !== '');
      if (codes.length > 0) matching = matching.where(sql<boolean>`${sql.ref(`job.${column}`)} = any(${codes}::text[])`);
    }
    const keyword = model.keyword?.trim();
    if (keyword) {
      const called = anyHolds(['job.label', 'job.fileName'], keyword, holdsText);
      matching = matching.where(sql<boolean>`(${called} or job.name = any(${jobsCalled(keyword, ctx.say)}::text[]))`);
    }
    return answerPage(ctx, request, {
      matching,
      sortable: { id: 'job.id', createTime: 'job.createTime', finishTime: 'job.finishTime', state: 'job.state' },
      select: (query) => query.selectAll('job'),
      present: (row: JobRow) => presentJob(ctx, row),
    });
  },

  'job.get': (ctx, { params }) => readJob(ctx, params.id),

  'job.cancel': async (ctx, { params }) => {
    // whose it is, before what state it is in
    await readJob(ctx, params.id);
    await cancelJob(ctx, params.id);
    return readJob(ctx, params.id);
  },

  'job.result': async (ctx, { params }) => {
    const row = await scoped(ctx, 'job')
      .select()
      .where('job.id', '=', params.id)
      .select(['job.fileKey', 'job.fileName', 'job.fileType'])
      .executeTakeFirst();
    const stored = row?.fileKey && (await ctx.host.files.get(row.fileKey));
    if (!stored) throw notFound();
    const { fileName, fileType } = row;
    return { fileName: fileName ?? '', contentType: fileType ?? '', content: stored.stream(), size: stored.size };
  },

  'job.export': async (ctx, { body }) => readJob(ctx, await startExport(ctx, body)),
} satisfies Partial<Handlers>;

async function readJob(ctx: Context, id: string): Promise<AnswerOf<'job.get'>> {
  const row = await scoped(ctx, 'job').select().where('job.id', '=', id).selectAll('job').executeTakeFirst();
  if (!row) throw notFound();
  return presentJob(ctx, row);
}

function presentJob(ctx: Context, row: JobRow): AnswerOf<'job.get'> {
  const { say, tenant } = ctx;
  const desc = nameOfJob(row.name, say);
  return {
    id: row.id,
    name: { code: row.name, desc },
    label: row.label ?? row.fileName ?? desc,
    state: enumeration(ctx, jobStateNames, row.state),
    done: row.done,
    total: row.total,
    attempts: row.attempts,
    error: row.error && say(row.error),
    result: row.result,
    file: row.fileKey === null ? null : { fileName: row.fileName ?? '', contentType: row.fileType ?? '', size: row.fileSize ?? '0' },
    createTime: toWire(row.createTime, tenant.timeZone),
    startAfter: toWireOrNull(row.startAfter, tenant.timeZone),
    startTime: toWireOrNull(row.startTime, tenant.timeZone),
    finishTime: toWireOrNull(row.finishTime, tenant.timeZone),
  };
}
