import { readFileSync } from 'node:fs';
import list from './deny-list.json' with { type: 'json' };

/** Refuses a lockfile that holds a package or version of `deny-list.json`. */
const denied = new Map(Object.entries(list));
const lockfile = readFileSync(new URL('../pnpm-lock.yaml', import.meta.url), 'utf8');
const locked = lockedPackages(lockfile);
if (locked.length === 0) throw new Error('pnpm-lock.yaml is not laid out as expected: no package was found in it');

for (const { name, version } of locked) {
  const entry = denied.get(name);
  if (!entry || !isWithin(version, entry.versions)) continue;
  console.error(`${name}@${version} is on the deny list: ${entry.because}`);
  process.exitCode = 1;
}

/** The keys of the lockfile's `packages`, such as `  '@babel/core@8.1.2':`. */
function lockedPackages(text: string) {
  const section = text.slice(text.indexOf('\npackages:'), text.indexOf('\nsnapshots:'));
  const keys = section.matchAll(/^ {2}'?(@?[^@\s']+)@([^'\s:]+)'?:$/gm);
  return Array.from(keys, ([, name = '', version = '']) => ({ name, version }));
}

function isWithin(version: string, range: string) {
  if (range === '*') return true;
  const [, sign, bound = ''] = /^(<|>=)(\d.*)$/.exec(range) ?? [];
  if (!sign) throw new Error(`deny-list.json: "${range}" is none of "*", "<x.y.z", ">=x.y.z"`);
  const order = version.localeCompare(bound, 'en', { numeric: true });
  return sign === '<' ? order < 0 : order >= 0;
}
