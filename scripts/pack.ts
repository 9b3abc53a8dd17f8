import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The published packages, by their folders. */
export const packages = ['ui', 'admin', 'api-client', 'auth', 'judging'] as const;

export const root = join(import.meta.dirname, '..');
const packed = join(root, '.cache/packed');

/** Builds the published packages and packs them as they would be published. */
export function packPackages(): void {
  for (const name of packages) runIn(join(root, 'packages', name), 'tsup', ['--silent']);
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  const filters = packages.flatMap((name) => ['--filter', `@saiwu/${name}`]);
  runIn(root, 'node', ['scripts/pnpm.mjs', ...filters, 'pack', '--pack-destination', packed]);
}

/** The tarball of a package that was packed before. */
export function tarballOf(name: string): string {
  const file = readdirSync(packed).find((candidate) => candidate.startsWith(`saiwu-${name}-`) && candidate.endsWith('.tgz'));
  if (file === undefined) throw new Error(`@saiwu/${name} was not packed`);
  return join(packed, file);
}

/** Runs a program of the workspace or of the path, and gives up when it fails. */
export function runIn(cwd: string, program: string, args: string[]): void {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit', env: { ...process.env, PATH: path } });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${cwd}`);
}
