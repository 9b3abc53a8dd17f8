import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { putBackOpenJobs } from './put-back-open-jobs.ts';

const server = openServer();

describe('jobs that have lost their place in line', () => {
  it('get it back unless they are over, and wait on for their time', async () => {
    server.setNow(new Date('2026-03-10T00:00:00Z'));
    const kept = (state: 'WAITING' | 'RUNNING' | 'FAILED', startAfter: Date | null = null) =>
      server.db.insertInto('job').values({ tenantId: '1', isSystem: true, name: 'job.prune', input: '{}', state, startAfter }).execute();
    await kept('WAITING');
    await kept('RUNNING');
    await kept('FAILED');
    await kept('WAITING', new Date('2026-03-10T01:00:00Z'));
    const states = async () => (await server.db.selectFrom('job').select('state').orderBy('id').execute()).map(({ state }) => state);
    await putBackOpenJobs(server.host);
    await putBackOpenJobs(server.host);
    await server.runJobs();
    expect(await states()).toEqual(['SUCCEEDED', 'SUCCEEDED', 'FAILED', 'WAITING']);
    server.setNow(new Date('2026-03-10T01:00:00Z'));
    await server.runJobs();
    expect((await states()).at(-1)).toBe('SUCCEEDED');
  });
});
