import { expect, test, vi } from 'vitest';
import { piece } from './piece.ts';

type Load = () => Promise<() => null>;
const Part = () => null;

test('the code is asked for once, however often somebody comes near', async () => {
  const load = vi.fn<Load>(async () => Part);
  const { fetch, isThere } = piece(load);
  expect(load).not.toHaveBeenCalled();
  fetch();
  fetch();
  await expect.poll(isThere).toBe(true);
  fetch();
  expect(load).toHaveBeenCalledOnce();
});

test('what did not arrive is asked for again the next time', async () => {
  const load = vi.fn<Load>(async () => Part).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { fetch, isThere } = piece(load);
  const callsAfterAsking = () => {
    fetch();
    return load.mock.calls.length;
  };
  await expect.poll(callsAfterAsking).toBe(2);
  await expect.poll(isThere).toBe(true);
});
