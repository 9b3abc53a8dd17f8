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
  await vi.waitFor(() => expect(isThere()).toBe(true));
  fetch();
  expect(load).toHaveBeenCalledOnce();
});

test('what did not arrive is asked for again the next time', async () => {
  const load = vi.fn<Load>(async () => Part).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { fetch, isThere } = piece(load);
  await vi.waitFor(() => {
    fetch();
    expect(load).toHaveBeenCalledTimes(2);
  });
  await vi.waitFor(() => expect(isThere()).toBe(true));
});
