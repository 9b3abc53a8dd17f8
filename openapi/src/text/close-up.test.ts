import { expect, it } from 'vitest';
import { closeUp } from './close-up.ts';

it('no blank follows the full bracket of a zone, and other brackets are let alone', () => {
  expect(closeUp('请在 2026-12-18 23:59（北京时间） 前提交（甲） 乙')).toBe('请在 2026-12-18 23:59（北京时间）前提交（甲） 乙');
});
