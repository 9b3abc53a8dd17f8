import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { concerns, endToEnd, gatherers, genericTest } from './reach-table.ts';
import { steps } from './steps.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync(['{apps,openapi,packages}/**/*.{ts,tsx}', 'e2e/*.ts', 'examples/**/*.ts', 'scripts/*.ts'], {
  cwd: root,
  exclude: (path) => /node_modules|dist/.test(path),
});

it('names steps, files and folders that are there', () => {
  const names = steps({ hasTests: true }).map(({ name }) => name);
  expect(Object.keys(concerns).filter((name) => !names.includes(name))).toEqual([]);
  expect(endToEnd.flatMap(({ files }) => files).filter((file) => !existsSync(join(root, 'e2e', file)))).toEqual([]);
  expect(existsSync(join(root, genericTest))).toBe(true);
  const patterns = [...gatherers, ...endToEnd.map(({ below }) => below)];
  expect(patterns.filter((pattern) => !sources.some((path) => pattern.test(path)))).toEqual([]);
});
