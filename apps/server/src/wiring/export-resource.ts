import { contract, type FileAnswer, type Operation } from '@saiwu/openapi';
import { z } from 'zod';
import type { Context } from '../core/context.ts';
import { mayCall } from '../core/may-call.ts';
import { handlers } from './all-handlers.ts';
import { forbidden, notFound } from '../core/common-refusals.ts';
import type { Cell } from '../core/sheet-layout.ts';
import { defineJob, fileKeyOf, type Job } from '../services/jobs/define-job.ts';
import { exportOf } from '../domains/jobs/export-of.ts';
import { writeOperation } from '../services/logs/write-operation.ts';

/**
 * Writes all rows of a resource that match into an xlsx file, as the caller's own `export` would answer it. Where that holds whole what is
 * masked for others, the log says so under the export's own name, as of one that was answered at once.
 */
export const exportResource = defineJob({
  input: z.object({ resource: z.string(), request: z.record(z.string(), z.unknown()) }),
  async run(job, { resource, request }) {
    const id = exportOf(resource);
    if (!id) throw notFound();
    if (!mayCall(job.ctx, contract[id])) throw forbidden();
    const operation: Operation = contract[id];
    const { body } = contract[id];
    const started = performance.now();
    let isRevealing = false;
    const ctx = { ...counting(job), revealed: () => void (isRevealing = true) };
    const answer = handlers[id] as (ctx: Context, input: object) => Promise<FileAnswer>; // takes what its own operation's schema produces
    const { fileName, contentType, content } = await answer(ctx, { body: body.parse(request) });
    const size = await job.ctx.host.files.put(fileKeyOf(job), content);
    const milliseconds = performance.now() - started;
    const uri = `/api${operation.path}`;
    await job.finish(async (ctx) => {
      const outcome = { type: 'OPT', code: 0, result: null } as const;
      if (isRevealing) await writeOperation(job.ctx, ctx.db, { id, operation, input: { body: request }, uri, milliseconds, outcome });
      return { file: { fileName, contentType, size } };
    });
  },
});

/** The job's context, in which the rows of a sheet are counted on their way. */
function counting(job: Job): Context {
  const { host } = job.ctx;
  const writeSheet: typeof host.workers.writeSheet = (layout, rows) => host.workers.writeSheet(layout, counted(job, rows));
  return { ...job.ctx, host: { ...host, workers: { ...host.workers, writeSheet } } };
}

async function* counted(job: Job, rows: AsyncIterable<Cell[][]>): AsyncGenerator<Cell[][]> {
  let done = 0;
  for await (const batch of rows) {
    job.signal.throwIfAborted();
    yield batch;
    done += batch.length;
    await job.progress(done);
  }
}
