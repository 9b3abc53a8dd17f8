import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { notNow } from '../../../core/common-refusals.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { defineJob } from '../../../services/jobs/define-job.ts';
import { startJob } from '../../../services/jobs/start-job.ts';
import { anonymousBar } from '../retention/anonymous-bar.ts';
import { lockContest } from '../contest/acts/lock-contest.ts';
import { keepFindings } from './keep-findings.ts';
import { lookAlike } from './look-alike.ts';
import { forgetPdf, readPdf } from './plan-pdf-text.ts';
import { readText } from './read-texts.ts';
import { keepPrint, takePrint } from './take-print.ts';
import { warnLeader } from './tell-alike.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Has a project that is being handed in looked at, by the server itself: whatever becomes of whoever has handed it in. */
export async function lookSoon(ctx: Context, projectId: string): Promise<void> {
  await startJob({ ...ctx, caller: null }, 'radar.project', { projectId });
}

/** Has all projects of a contest of the caller's looked at again. Answers the job. */
export async function lookThrough(ctx: Context, contestId: string): Promise<string> {
  const { contest } = await lockContest(ctx, contestId);
  if (contest.anonymiseTime !== null) throw notNow(anonymousBar);
  const { title } = contest;
  return startJob(ctx, 'radar.contest', { contestId }, { label: ctx.say(msg`查重「${title}」`), isTold: true });
}

/** Looks for what one project is like. The leader is warned of what was not known. */
export const lookAtProject = defineJob({
  input: z.object({ projectId: z.string() }),
  // in the last minute of a registration whoever hands in goes first; a look is over ten seconds after handing in at the latest
  givesWay: 6000,
  async run(job, { projectId }) {
    const found = await look(job.ctx, projectId);
    await job.finish(async (ctx) => {
      if (found === null) return;
      const fresh = await keepFindings(ctx, projectId, found);
      // who else they work with is nothing to warn of
      const isAlike = fresh.some((id) => isContent(found.get(id)));
      if (isAlike) await warnLeader(ctx, projectId);
    });
  },
});

/** The same for all of a contest, one after the other; nobody is warned of what is long handed in. */
export const lookAtContest = defineJob({
  input: z.object({ contestId: z.string() }),
  async run(job, { contestId }) {
    const { ctx, signal } = job;
    const projects = await tenantDb(ctx)
      .selectFrom('project')
      .where('contestId', '=', contestId)
      .where('state', 'not in', ['DRAFT', 'WITHDRAWN'])
      .orderBy('id')
      .select('id')
      .execute();
    // all of them are there to be found before the first is compared
    for (const [index, { id }] of projects.entries()) {
      signal.throwIfAborted();
      await job.progress(index, projects.length * 2); // oxlint-disable-line no-await-in-loop -- one after the other
      await printOf(ctx, id); // oxlint-disable-line no-await-in-loop -- see above
    }
    for (const [index, { id }] of projects.entries()) {
      signal.throwIfAborted();
      await job.progress(projects.length + index, projects.length * 2); // oxlint-disable-line no-await-in-loop -- see above
      const found = await look(ctx, id); // oxlint-disable-line no-await-in-loop -- see above
      if (found !== null) await inTransaction(ctx, (ctx) => keepFindings(ctx, id, found)); // oxlint-disable-line no-await-in-loop -- see above
    }
    await job.finish(async () => ({ facts: { projects: projects.length } }));
  },
});

function isContent(likeness: { text: number | null; title: number | null; pictures: number | null } | undefined): boolean {
  return likeness !== undefined && (likeness.text ?? likeness.title ?? likeness.pictures) !== null;
}

/** Keeps the print of a project, which others can be found by from then on, and looks for those that it is like. Null where it is gone. */
async function look(ctx: Context, projectId: string) {
  const taken = await printOf(ctx, projectId);
  return taken && lookAlike(ctx, projectId, taken.text, taken.print);
}

async function printOf(ctx: Context, projectId: string) {
  const text = await readWhole(ctx, projectId);
  if (text === null) return null;
  const print = await takePrint(ctx, projectId, text);
  await inTransaction(ctx, (ctx) => keepPrint(ctx, projectId, print));
  return { text, print };
}

/** What a project says, what its PDF does too. */
async function readWhole(ctx: Context, projectId: string) {
  const text = await readText(ctx, projectId);
  if (text?.planAs === 'EITHER' && text.pdf === null) await forgetPdf(ctx, projectId);
  if (!text?.pdf || text.pdf.isRead) return text;
  await readPdf(ctx, projectId, text.pdf);
  return readText(ctx, projectId);
}
