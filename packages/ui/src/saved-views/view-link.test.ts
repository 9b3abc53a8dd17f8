import { expect, test } from 'vitest';
import { adaptView } from '../data-table/table-view.ts';
import { decodeView, encodeView } from './view-link.ts';

const state = {
  filter: { name: '“挑战杯” 大赛 🏆?&=+/', state: null },
  sort: { key: 'score', order: 'desc' },
  view: { hidden: ['faculty', 'gone'] },
};

test('comes back as it was, and needs no escaping in an address', () => {
  const text = encodeView(state);
  expect(text).toMatch(/^[\w-]+$/);
  expect(encodeURIComponent(text)).toBe(text);
  expect(decodeView(text)).toEqual(state);
});

test.each(Array.from({ length: 8 }, (_, length) => length))('any length of bytes (%i)', (length) => {
  const long = { a: 'x'.repeat(length), b: '\u{ff}\u{3ff}>?' };
  expect(decodeView(encodeView(long))).toEqual(long);
});

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['cut off', encodeView(state).slice(0, -3)],
  ['no UTF-8', btoa('"\xff\xfe"')],
  ['no JSON', btoa('hello')],
])('%s is damaged', (_, text) => {
  expect(decodeView(text)).toBeUndefined();
});

test('a link from before a column was renamed still finds it', () => {
  const columns = [{ key: 'college', title: '学院', formerKeys: ['faculty'] }];
  const decoded = decodeView(encodeView(state));
  const view: unknown = typeof decoded === 'object' && decoded !== null && 'view' in decoded ? decoded.view : undefined;
  expect(adaptView(view, columns)).toEqual({ hidden: ['college'] });
});
