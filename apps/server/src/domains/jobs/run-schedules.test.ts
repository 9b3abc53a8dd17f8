// @pglite: jobs share the one connection with requests
import { beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { runSchedules } from './run-schedules.ts';

const server = openServer();

/** How often the work has been started by now. */
async function starts(tenantId = '1'): Promise<number> {
  const rows = await server.db
    .selectFrom('job')
    .where('name', '=', 'job.prune')
    .where('tenantId', '=', tenantId)
    .select('isSystem')
    .execute();
  expect(rows.every(({ isSystem }) => isSystem)).toBe(true);
  return rows.length;
}

/** It comes at 03:40 in Shanghai. */
async function at(instant: string): Promise<number> {
  server.setNow(new Date(instant));
  await runSchedules(server.host);
  return starts();
}

describe('recurring work', () => {
  beforeEach(async () => void (await server.db.deleteFrom('schedule').execute()));

  it('comes once for all who look, and again at its next time', async () => {
    const counts = [];
    for (const instant of [
      '2026-03-01T19:40:00Z',
      '2026-03-01T19:40:00Z',
      '2026-03-02T19:39:59Z',
      '2026-03-02T19:40:00Z',
      '2026-03-02T19:40:20Z',
    ])
      counts.push(await at(instant));
    expect(counts).toEqual([1, 1, 1, 2, 2]);
  });

  it('comes once although the clock steps back and forth', async () => {
    const counts = [];
    for (const instant of [
      '2026-03-01T20:00:00Z',
      '2026-03-01T19:00:00Z',
      '2026-03-01T20:00:00Z',
      '2026-03-01T17:00:00Z',
      '2026-03-02T19:41:00Z',
    ])
      counts.push(await at(instant));
    expect(counts).toEqual([1, 1, 1, 1, 2]);
  });

  it('comes again after a clock that was years ahead', async () => {
    const counts = [await at('2031-01-01T00:00:00Z'), await at('2026-03-02T20:00:00Z'), await at('2026-03-02T20:00:20Z')];
    expect(counts).toEqual([1, 2, 2]);
  });

  it('is caught up with once after a long sleep', async () => {
    expect([await at('2026-03-01T20:00:00Z'), await at('2026-03-20T01:00:00Z')]).toEqual([1, 2]);
  });

  it('comes for each tenant that is open', async () => {
    for (const [id, state] of [
      ['8', 'NORMAL'],
      ['9', 'FORBIDDEN'],
    ] as const)
      await server.db
        .insertInto('tenant')
        .values({ id, code: `tenant${id}`, name: '另一租户', state, expirationTime: null })
        .execute();
    await at('2026-03-01T20:00:00Z');
    expect([await starts('1'), await starts('8'), await starts('9')]).toEqual([1, 1, 0]);
  });
});

describe('finished jobs', () => {
  it('are forgotten with their files after a week, open ones never', async () => {
    const ended = async (days: number | null, fileKey: string | null) => {
      const finishTime = days === null ? null : new Date(Date.parse('2026-03-10T00:00:00Z') - days * 86_400_000);
      if (fileKey) await server.host.files.put(fileKey, new Uint8Array([1]));
      await server.db
        .insertInto('job')
        .values({
          tenantId: '1',
          name: 'resource.export',
          input: '{}',
          state: days === null ? 'WAITING' : 'SUCCEEDED',
          finishTime,
          fileKey,
          createTime: new Date('2026-01-01'),
        })
        .execute();
    };
    await ended(8, 'jobs/1/old');
    await ended(8, null);
    await ended(6, 'jobs/1/young');
    await ended(null, null);
    server.setNow(new Date('2026-03-10T00:00:00Z'));
    await runSchedules(server.host);
    await server.runJobs();
    const left = await server.db.selectFrom('job').where('name', '=', 'resource.export').select('fileKey').orderBy('id').execute();
    expect(left.map(({ fileKey }) => fileKey)).toEqual(['jobs/1/young', null]);
    expect(await server.host.files.stat('jobs/1/old')).toBeNull();
    expect(await server.host.files.stat('jobs/1/young')).not.toBeNull();
  });
});
