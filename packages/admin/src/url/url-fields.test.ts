import { expect, test } from 'vitest';
import { z } from 'zod';
import { readFields, writeFields } from './url-fields.ts';

const schema = z.object({
  page: z.int().min(1).default(1),
  name: z.string().optional(),
  state: z.boolean().optional(),
  sex: z.array(z.enum(['M', 'W'])).optional(),
});
const read = (search: string) => readFields(schema, new URLSearchParams(search));
const write = (search: string, change: Record<string, unknown>) => writeFields(schema, new URLSearchParams(search), change).toString();

test('reads each field by its schema', () => {
  expect(read('page=3&name=12&state=false&sex=["M"]')).toEqual({ state: { page: 3, name: '12', state: false, sex: ['M'] }, bad: '' });
});

test('bad values fall back and are named', () => {
  expect(read('page=0&state=maybe&name=x')).toEqual({
    state: { page: 1, name: 'x', state: undefined, sex: undefined },
    bad: 'page, state',
  });
});

test('what equals the default stays out', () => {
  expect(write('page=2&other=1', { page: 1, name: '', state: true, sex: undefined })).toBe('other=1&state=true');
});

test('what was written is read again', () => {
  const values = { page: 7, name: '3', state: false, sex: ['M', 'W'] };
  expect(read(write('', values)).state).toEqual(values);
});
