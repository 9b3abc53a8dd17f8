import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Builds the published packages, packs them as they would be published and has publint read the tarballs. */
const published = ['ui', 'api-client', 'auth', 'judging'];
const root = join(import.meta.dirname, '..');
const packed = join(root, '.cache/packed');

for (const name of published) run('tsup', ['--silent'], join(root, 'packages', name));

rmSync(packed, { recursive: true, force: true });
mkdirSync(packed, { recursive: true });
const filters = published.flatMap((name) => ['--filter', `@saiwu/${name}`]);
run('node', ['scripts/pnpm.mjs', ...filters, 'pack', '--pack-destination', packed], root);

const tarballs = readdirSync(packed).filter((name) => name.endsWith('.tgz'));
if (tarballs.length !== published.length) throw new Error(`${tarballs.length} of ${published.length} packages were packed`);
for (const name of tarballs) run('publint', ['run', join(packed, name), '--strict'], root);

function run(program: string, args: string[], cwd: string) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`${program} ${args.join(' ')} failed in ${cwd}`);
    process.exit(1);
  }
}
