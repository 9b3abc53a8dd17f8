import { expect, test } from 'vitest';
import { zh } from '../words-zh.ts';
import { dateRangePresets } from './range-presets.ts';

test('counts with today, over the ends of months', () => {
  expect(dateRangePresets('2026-03-02', zh)).toEqual([
    { label: '今天', from: '2026-03-02', to: '2026-03-02' },
    { label: '近 7 天', from: '2026-02-24', to: '2026-03-02' },
    { label: '近 30 天', from: '2026-02-01', to: '2026-03-02' },
    { label: '本月', from: '2026-03-01', to: '2026-03-31' },
    { label: '上月', from: '2026-02-01', to: '2026-02-28' },
  ]);
});
