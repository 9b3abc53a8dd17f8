import { systemContext } from '../../apps/server/src/domains/jobs/job-context.ts';
import { lookAtContest, lookAtProject } from '../../apps/server/src/domains/contest/radar/look-jobs.ts';
import type { App } from './app.ts';

// Loaded through Vite, by `open-app.ts`.

/** Does what the jobs of the duplicate radar do, without the line in front of them. */
export async function radarOf({ host }: App) {
  const ctx = await systemContext(host, '1');
  if (ctx === null) throw new Error('there is no tenant');
  const job = {
    id: '0',
    ctx,
    signal: new AbortController().signal,
    attempt: 1,
    progress: async () => undefined,
    finish: async (work: (own: typeof ctx) => Promise<unknown>) => void (await work(ctx)),
  };
  return {
    contest: (contestId: string) => lookAtContest.run(job, { contestId }),
    project: (projectId: string) => lookAtProject.run(job, { projectId }),
  };
}
