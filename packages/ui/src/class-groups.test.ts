import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extendTailwindMerge } from 'tailwind-merge';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
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

/** Milliseconds: hundreds of thousands of pairs take their time on a busy machine. */
const whileComparing = 60_000;

test(
  'of any two classes in use the same ones are kept as by the whole table of tailwind-merge',
  () => {
    const classes = classesInUse();
    expect(classes.length).toBeGreaterThan(600);
    const pairs = classes.flatMap((first) => classes.filter((second) => second !== first).map((second) => `${first} ${second}`));
    expect(pairs.filter((pair) => cn(pair) !== whole(pair))).toEqual([]);
  },
  whileComparing,
);

/** One of each kind that Tailwind has: those that differ by number or colour alone are one kind. */
async function kindsOfClasses(): Promise<string[]> {
  const theme = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');
  const system = await loadDesignSystem(`${theme} @tailwind utilities;`, {});
  const kinds = new Map<string, string>();
  for (const [name] of system.getClassList()) kinds.set(name.replace(/(?:[a-z]+-)?\d[\d./%]*$|^-/g, ''), name);
  return [...kinds.values()];
}

/** The first word of a class: what it is about, more or less. */
const about = (name: string) => name.replace(/^-/, '').split('-')[0];

test(
  'nothing of Tailwind’s is dropped that the whole table keeps',
  async () => {
    const classes = await kindsOfClasses();
    expect(classes.length).toBeGreaterThan(900);
    const firstOfEach = [...new Map(classes.map((name) => [about(name), name])).values()];
    const pairs = classes.flatMap((first) =>
      [...classes.filter((second) => about(second) === about(first)), ...firstOfEach]
        .filter((second) => second !== first)
        .flatMap((second) => [`${first} ${second}`, `${second} ${first}`]),
    );
    const dropped = pairs.filter((pair) => cn(pair) !== pair && whole(pair) === pair);
    expect(dropped).toEqual([]);
  },
  whileComparing,
);
