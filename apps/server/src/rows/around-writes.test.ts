import { expect, it } from 'vitest';
import type { Context } from '../core/context.ts';
import type { Handlers } from '../core/handlers.ts';
import { type Around, aroundWrites } from './around-writes.ts';

it('puts every write inside what has to hold around it, the first outermost, and leaves reads alone', async () => {
  const steps: string[] = [];
  const noting =
    (name: string): Around =>
    async (_ctx, write, body) => {
      steps.push(`${name} ${JSON.stringify(body)}`);
      const answer = await write();
      steps.push(`${name} done`);
      return answer;
    };
  const own = {
    'org.remove': async (_ctx, { body }) => steps.push(`remove ${body.join(' ')}`) > 0,
    'org.tree': async () => [],
  } satisfies Partial<Handlers>;
  const handlers = aroundWrites(own, noting('outer'), noting('inner'));
  const ctx = {} as Context; // never looked into
  expect(await handlers['org.remove'](ctx, { params: undefined, query: undefined, body: ['7'] })).toBe(true);
  expect(steps).toEqual(['outer ["7"]', 'inner ["7"]', 'remove 7', 'inner done', 'outer done']);
  expect(handlers['org.tree']).toBe(own['org.tree']);
});
