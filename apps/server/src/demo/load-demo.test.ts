import type { AnswerOf } from '@saiwu/openapi';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../../test/empty-database.ts';
import { memoryHost } from '../browser/memory-host.ts';
import { migrate } from '../database/migrate.ts';
import { openPGlite } from '../database/pglite.ts';
import { pgliteBus } from '../database/pglite-bus.ts';
import { seed } from '../seed/seed.ts';
import { callAs } from './call-as.ts';
import { loadDemo } from './load-demo.ts';

it('brings schools, colleges, people and contests in different states, once, and a student and a teacher who know themselves in the registers', async () => {
  const database = await openPGlite({ loadDataDir: emptyDatabase() });
  const host = memoryHost(database, await pgliteBus(database.pglite), 'x'.repeat(32));
  await migrate(database.kysely);
  await seed(host, 'a password of the administrator');
  // a first start that is killed leaves nothing behind that the next one stumbles over
  const dying = {
    ...host,
    passwords: { ...host.passwords, hash: () => Promise.reject(new Error('killed')) },
  };
  await expect(loadDemo(dying, 'demo')).rejects.toThrow('killed');
  const accounts = await loadDemo(host, 'demo');
  expect(accounts.map(({ account }) => account)).toEqual(['manager', 'school', 'college', 'judge', 'teacher', 'student']);
  const { call } = callAs({ host, db: database.kysely }, 'manager', host.clock.now());
  const all = { model: {}, size: 500, current: 1, sort: 'id', order: 'asc', extra: {} };
  const found = async () => {
    const pages = await Promise.all(
      (['student.page', 'teacher.page', 'contest.page'] as const).map(async (operation) => call(operation, { body: all as never })),
    );
    return pages as { records: Record<string, unknown>[] }[]; // pages of any list
  };
  const [students, teachers, contests] = await found();
  expect(students?.records).toHaveLength(400);
  expect(teachers?.records).toHaveLength(40);
  expect(students?.records.filter(({ account }) => account !== null)).toMatchObject([{ account: 'student' }]);
  expect(teachers?.records.filter(({ account }) => account !== null)).toMatchObject([{ account: 'teacher' }]);
  expect(contests?.records.map(({ state }) => state)).toMatchObject(
    ['DRAFT', 'REGISTERING', 'REVIEWING', 'PUBLICITY', 'REGISTERING', 'REGISTERING'].map((code) => ({ code })),
  );
  // a team meets each of these states
  const { entries } = (await callAs({ host, db: database.kysely }, 'student', host.clock.now()).call(
    'entry.mine',
  )) as AnswerOf<'entry.mine'>; // what the operation answers
  expect(entries.map(({ state }) => state.code)).toEqual(expect.arrayContaining(['DRAFT', 'REJECTED', 'RETURNED', 'SUBMITTED']));

  await loadDemo(host, 'demo');
  expect(await found()).toEqual([students, teachers, contests]);
  await database.pglite.close();
}, 120_000);
