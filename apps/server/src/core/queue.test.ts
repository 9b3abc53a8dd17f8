import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.ts';
import { Refusal } from './refusal.ts';

describe('the queue in front of the embedded database', () => {
  it('runs as many at once as it may, keeps some waiting in order, and answers 503 with Retry-After to the rest', async () => {
    const queue = createQueue(2, 2);
    const finish: (() => void)[] = [];
    const started: number[] = [];
    const task = (number: number) => () =>
      new Promise<number>((resolve) => {
        started.push(number);
        finish.push(() => resolve(number));
      });
    const accepted = [1, 2, 3, 4].map((number) => queue.run(task(number)));
    expect(started).toEqual([1, 2]);
    const refused = await queue.run(task(5)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ status: 503, facts: { headers: { 'Retry-After': '2' } } });
    finish[0]?.();
    await expect.poll(() => started).toEqual([1, 2, 3]);
    finish[1]?.();
    await expect.poll(() => started).toEqual([1, 2, 3, 4]);
    for (const end of finish) end();
    expect(await Promise.all(accepted)).toEqual([1, 2, 3, 4]);
  });

  it('gives a place back when a task fails', async () => {
    const queue = createQueue(1, 0);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(() => Promise.resolve('yes'))).toBe('yes');
  });
});
