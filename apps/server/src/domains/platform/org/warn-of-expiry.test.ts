import { describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { systemContext } from '../../jobs/job-context.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';

const server = openServer();

async function endsAt(orgId: string, instant: string | null): Promise<void> {
  const expiryDate = instant === null ? null : new Date(instant);
  await server.db.updateTable('org').set({ expiryDate }).where('id', '=', orgId).execute();
}

/** What the daily job does at that moment, in one process. */
async function at(instant: string): Promise<void> {
  server.setNow(new Date(instant));
  const ctx = await systemContext(server.host, '1');
  await warnOfExpiry.run({ ctx, signal: new AbortController().signal } as never, {}); // what this job needs
}

interface Told {
  title: string;
  text: string;
  handlerUrl: string | null;
}

async function warnings(account: string, language: 'zh' | 'en' = 'zh'): Promise<Told[]> {
  const { data } = await server.as(account, language).call('message.page', { body: { model: { msgType: ['WARN'] }, size: 100 } });
  return data.records;
}

const count = async (account: string) => (await warnings(account)).length;

describe('the end of a school’s service', () => {
  it('is told its administrators and the general manager 30, 7 and 1 days before, each once, with the way to its page', async () => {
    await endsAt(known.school, '2026-05-01T15:59:59Z');
    const counts: number[] = [];
    for (const day of ['03-31', '04-01', '04-02', '04-23', '04-24', '04-25', '04-29', '04-30', '05-01', '05-02']) {
      await at(`2026-${day}T00:00:00Z`);
      counts.push(await count('school'));
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect((await warnings('school'))[0]).toMatchObject({
      title: '「华东科技大学」的服务将在 2026-05-01 23:59（北京时间）到期',
      text: expect.stringContaining('还有 1 天'),
      handlerUrl: `/schools/${known.school}`,
    });
    expect((await warnings('school', 'en'))[0]?.title).toContain('2026-05-01 23:59 (Beijing Time)');
    expect([await count('manager'), await count('college'), await count('other'), await count('teacher')]).toEqual([3, 0, 0, 0]);
  });

  it('is told once by several processes at the same time', async () => {
    await endsAt(known.school, '2026-05-01T15:59:59Z');
    await Promise.all([at('2026-04-24T00:00:00Z'), at('2026-04-24T00:00:00Z'), at('2026-04-24T00:00:00Z')]);
    expect(await count('school')).toBe(1);
  });

  it('is told by the most pressing step alone where a time was slept through, and anew where it was moved', async () => {
    await endsAt(known.school, '2026-05-01T15:59:59Z');
    await at('2026-04-30T00:00:00Z');
    expect((await warnings('school')).map(({ text }) => text.slice(0, 7))).toEqual(['还有 1 天。']);
    await endsAt(known.school, '2026-05-29T15:59:59Z');
    await at('2026-04-30T00:10:00Z');
    expect((await warnings('school')).map(({ title }) => title)).toHaveLength(2);
    await endsAt(known.school, null);
    await at('2026-05-28T00:00:00Z');
    expect(await count('school')).toBe(2);
  });

  it('is said to be today on its last day', async () => {
    await endsAt(known.school, '2026-05-01T15:59:59Z');
    await at('2026-05-01T00:00:00Z');
    expect((await warnings('school'))[0]?.text).toMatch(/^今天到期。/);
  });
});

describe('the end of a college’s service', () => {
  it('is told its administrator and that of its school, with the way to the school for who may see it', async () => {
    await endsAt(known.engineering, '2026-05-01T15:59:59Z');
    await at('2026-04-24T00:00:00Z');
    expect((await warnings('college')).map(({ handlerUrl }) => handlerUrl)).toEqual([null]);
    expect((await warnings('school')).map(({ handlerUrl }) => handlerUrl)).toEqual([`/schools/${known.school}`]);
    expect(await count('other')).toBe(0);
  });
});
