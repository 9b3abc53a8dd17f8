import { readdirSync, readFileSync } from 'node:fs';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { cn } from './cn.ts';

const whole = extendTailwindMerge({
  extend: { theme: { spacing: ['control', 'row'], radius: ['small', 'control', 'card', 'dialog'], shadow: ['1', '2', '3'] } },
});

/** What stands in the sources of the kit and of what is built on it, without conditions in front, as far as the whole table knows it. */
function classesInUse(): string[] {
  const packages = new URL('../..', import.meta.url);
  const files = ['ui', 'admin', 'features'].flatMap((name) => {
    const folder = new URL(`${name}/src/`, packages);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|class-groups|cn\.ts/.test(file))
      .map((file) => new URL(file, folder));
  });
  const tokens = files.flatMap((file) => readFileSync(file, 'utf8').split(/[\s'"`]+/));
  const bare = tokens.map((token) => token.replace(/^(?:[a-z\d@*-]+(?:\[[^\]]*\])?(?:\/[\w-]+)?:)+/i, '').replace(/!$/, ''));
  return [...new Set(bare)].filter((one) => one !== '' && whole(`${one} ${one}`) === one);
}

test('of any two classes in use the same ones are kept as by the whole table of tailwind-merge', () => {
  const classes = classesInUse();
  expect(classes.length).toBeGreaterThan(600);
  const different = classes.flatMap((first) =>
    classes.filter((second) => second !== first && cn(first, second) !== whole(`${first} ${second}`)).map((second) => `${first} ${second}`),
  );
  expect(different).toEqual([]);
});
