import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';
import { seedTenantId } from '../../../core/tenants.ts';
import { captchaQuestion } from './captcha-question.ts';

const server = openServer();

const image = (key: string, from = '203.0.113.7') =>
  server.fetch(`/api/oauth/anno/captcha?key=${key}`, { headers: { 'x-forwarded-for': from } });

it('a picture is a PNG of 158 by 58 that is not kept, and never twice the same', async () => {
  const asked: string[] = [];
  const { workers } = server.host;
  server.host.workers = {
    ...workers,
    captcha: (text) => {
      asked.push(text);
      return workers.captcha('10+2=?');
    },
  };
  const answers = await Promise.all(['one-and-only', 'another-one'].map((key) => image(key)));
  const [first, second] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  server.host.workers = workers;
  expect(answers.map(({ headers }) => [headers.get('content-type'), headers.get('cache-control')])).toEqual([
    ['image/png', 'no-store'],
    ['image/png', 'no-store'],
  ]);
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 158, height: 58 });
  expect(first?.equals(second ?? Buffer.of())).toBe(false);
  expect(asked.every((text) => /^\d\d\+\d=\?$/.test(text))).toBe(true);
  await expect(workers.captcha('<script>')).rejects.toThrow('no strokes');
});

it('no answer is right much more often than the others', () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 6000; round += 1) {
    const { text, answer } = captchaQuestion();
    const [first = 0, second = 0] = text.match(/\d+/g)?.map(Number) ?? [];
    expect(answer).toBe(String(first + second));
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  expect(Math.max(...counts.values())).toBeLessThan(6000 / 35);
});

it('wants a key that nobody else has, and takes 120 pictures a minute from one address', async () => {
  expect((await image('short')).status).toBe(400);
  expect((await image('x'.repeat(65))).status).toBe(400);
  const { workers } = server.host;
  server.host.workers = { ...workers, captcha: async () => new Uint8Array(1) };
  const statuses: number[] = [];
  for (let index = 0; index < 121; index += 1) statuses.push((await image(`key-${index}-of-many`)).status);
  server.host.workers = workers;
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([120, 429]);
});

it('what has run out goes when something new comes', async () => {
  const old = { tenantId: seedTenantId, purpose: 'CAPTCHA', secretHash: 'x', facts: '{}', attempts: 0 };
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await server.db
    .insertInto('oneTimeSecret')
    .values([
      ...Array.from({ length: 30 }, (_, index) => ({ ...old, subject: `old-${index}`, until: at(-10), createTime: at(-15) })),
      { ...old, subject: 'alive', until: at(4), createTime: at(-1) },
    ])
    .execute();
  await image('a-new-picture');
  await image('another-picture');
  const left = await server.db.selectFrom('oneTimeSecret').orderBy('subject').select('subject').execute();
  expect(left.map(({ subject }) => subject)).toEqual(['a-new-picture', 'alive', 'another-picture']);
});
