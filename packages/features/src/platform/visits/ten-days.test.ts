import { expect, test } from 'vitest';
import { tenDays } from './ten-days.ts';

test('days that the server leaves out have none, over the end of a month too', () => {
  const days = tenDays([{ login_date: '2026-02-27', count: '12' }], [{ login_date: '2026-03-02', count: '3' }], '2026-03-02');
  expect(days).toHaveLength(10);
  expect([days[0], days.at(-1)]).toEqual([
    { day: '2026-02-21', all: 0, mine: 0 },
    { day: '2026-03-02', all: 0, mine: 3 },
  ]);
  expect(days.find(({ day }) => day === '2026-02-27')).toEqual({ day: '2026-02-27', all: 12, mine: 0 });
});

test('the server’s day counts where it is ahead of the reader’s', () => {
  expect(tenDays([{ login_date: '2026-03-03', count: '1' }], [], '2026-03-02').at(-1)).toEqual({ day: '2026-03-03', all: 1, mine: 0 });
});
