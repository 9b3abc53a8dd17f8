import { describeError } from '../../core/describe-error.ts';
import type { Host } from '../../core/host.ts';
import { createJobRunner, type JobKinds } from './run-job.ts';
import { putBackOpenJobs } from './put-back-open-jobs.ts';
import { runSchedules } from './run-schedules.ts';

/** How often recurring work is looked for, in milliseconds. */
const lookEvery = 20_000;

/** Starts the workers of this process, whose line is open. What fails while the database is down is tried again with the next look. */
export async function startJobs(host: Host, kinds: JobKinds): Promise<{ stop(): Promise<void> }> {
  const runner = createJobRunner(host, kinds);
  let looking: Promise<void> = Promise.resolve();
  let isPutBack = false;
  const look = async () => {
    try {
      if (!isPutBack) await putBackOpenJobs(host);
      isPutBack = true;
      await runSchedules(host);
    } catch (error) {
      host.log.warn(describeError(error), 'recurring work was not looked for');
    }
  };
  await host.jobQueue.work(runner.run);
  looking = look();
  const timer = setInterval(() => void (looking = looking.then(look)), lookEvery);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await host.jobQueue.stop();
      runner.close();
    },
  };
}
