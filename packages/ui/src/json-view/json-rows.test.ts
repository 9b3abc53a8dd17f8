import { describe, expect, test } from 'vitest';
import { jsonRows, type JsonOpenness } from './json-rows.ts';

const contest = { name: '创新大赛', tracks: [{ id: 1 }, { id: 2 }], 'a b': null, empty: {} };

describe('jsonRows', () => {
  test('shows what is open, in order', () => {
    expect(pathsOf(contest, { depth: 1 })).toEqual(['$', '$.name', '$.tracks', '$["a b"]', '$.empty']);
    expect(pathsOf(contest, { depth: 0 })).toEqual(['$']);
    expect(pathsOf(contest, { depth: 1, toggled: new Set(['$.tracks']) })).toEqual([
      '$',
      '$.name',
      '$.tracks',
      '$.tracks[0]',
      '$.tracks[1]',
      '$["a b"]',
      '$.empty',
    ]);
    expect(pathsOf(contest, { depth: 9, toggled: new Set(['$.tracks[0]']) })).not.toContain('$.tracks[0].id');
  });

  test('tells level, place and number', () => {
    const row = jsonRows(contest, openness({ depth: 2 })).find(({ path }) => path === '$.tracks[1]');
    expect(row).toMatchObject({ name: 1, level: 3, position: 2, setSize: 2, count: 1, parent: '$.tracks' });
  });

  test('long arrays come in pages', () => {
    const numbers = Array.from({ length: 250 }, (_, index) => index);
    expect(jsonRows(numbers, openness({})).at(-1)).toMatchObject({ hidden: 150, level: 2, position: 101 });
    expect(jsonRows(numbers, openness({ shown: new Map([['$', 300]]) }))).toHaveLength(251);
  });

  test.each([null, 'text', 0, true, [], {}])('%j is one line', (value) => {
    expect(jsonRows(value, openness({ depth: 9 }))).toHaveLength(1);
  });
});

function openness(given: Partial<JsonOpenness>): JsonOpenness {
  return { depth: 1, toggled: new Set(), shown: new Map(), ...given };
}

function pathsOf(value: unknown, given: Partial<JsonOpenness>): string[] {
  return jsonRows(value, openness(given)).map(({ path }) => path);
}
