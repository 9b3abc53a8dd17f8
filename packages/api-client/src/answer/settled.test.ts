import { expect, test } from 'vitest';
import { envelope, observedClient } from '../observed-fetch.ts';

test('a client is settled when nothing is under way any more, whatever came of it', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { call, settled } = observedClient(() => new Promise<Response>((resolve) => answers.push(resolve)));
  const seen: string[] = [];
  const saving = call('parameter.get', { path: { id: '1' }, isQuiet: true }).catch(() => seen.push('refused'));
  const waiting = settled().then(() => seen.push('settled'));
  await expect.poll(() => answers).toHaveLength(1);
  expect(seen).toEqual([]);
  answers[0]?.(envelope(null, { status: 404, code: 404 }));
  await Promise.all([saving, waiting]);
  expect(seen).toEqual(['refused', 'settled']);
  await settled();
});
