import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [0, '0 B', '0.0 KB'],
  [900, '900 B', '0.9 KB'],
  [1536, '1.5 KB', '1.5 KB'],
  [10 * 1024 ** 2, '10 MB', '10.0 MB'],
  [2 * 1024 ** 3, '2 GB', '2.0 GB'],
])('%d bytes read %s, in a column %s', (bytes, alone, inColumn) => {
  expect([formatSize(bytes), formatSize(bytes, 1)]).toEqual([alone, inColumn]);
});
