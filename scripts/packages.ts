import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packages, packPackages, root, runIn, tarballOf } from './pack.ts';

/**
 * Builds the published packages, packs them as they would be published, and has publint and "are the types wrong?" read the tarballs.
 * ESM alone: what CommonJS would see is no question.
 */
packPackages();

for (const name of packages) {
  const tarball = tarballOf(name);
  runIn(root, 'publint', ['run', tarball, '--strict']);
  runIn(root, 'attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji', ...entryPoints(name)]);
}

/** Styles have no types, and the pattern `@saiwu/ui/*` is looked at with each name that it stands for. */
function entryPoints(name: string) {
  if (name === 'admin') return ['--exclude-entrypoints', 'theme.css', 'styles.css'];
  if (name !== 'ui') return [];
  const subpaths = readdirSync(join(root, 'packages/ui/dist/subpaths')).filter((file) => file.endsWith('.js'));
  return [
    '--exclude-entrypoints',
    'theme.css',
    'styles.css',
    '*',
    '--include-entrypoints',
    ...subpaths.map((file) => file.slice(0, -'.js'.length)),
  ];
}
