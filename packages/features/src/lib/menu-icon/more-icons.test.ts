import { iconNames } from 'lucide-react/dynamic';
import { expect, test } from 'vitest';
import { moreIcons } from './more-icons.ts';

test('each icon has a name that Lucide knows', () => {
  const known = new Set<string>(iconNames);
  expect(moreIcons.size).toBeGreaterThan(100);
  expect([...moreIcons.keys()].filter((name) => !known.has(name))).toEqual([]);
});
