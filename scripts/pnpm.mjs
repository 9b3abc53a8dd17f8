import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readJson, root } from './root.mjs';

const isWindows = process.platform === 'win32';

/**
 * Runs the pnpm that `packageManager` names: the installed one where its version is the same, else through npx.
 * Resolves to the exit code and all it printed; the code is `undefined` when it could not be started.
 */
export function pnpm(args) {
  const version = readJson('package.json').packageManager.split('@')[1];
  const [command, ...before] = installedVersion() === version ? ['pnpm'] : ['npx', '--yes', `pnpm@${version}`];
  return new Promise((resolve) => {
    // The version is right already: pnpm need not ask the registry whether it is, nor write so into the lockfile.
    const child = spawn(command, [...before, '--pm-on-fail=ignore', ...args], {
      cwd: root,
      shell: isWindows,
      stdio: ['inherit', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of ['stdout', 'stderr']) {
      child[stream].on('data', (chunk) => {
        output += chunk;
        process[stream].write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: undefined, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Asked outside the repository, where pnpm does not switch to the version that the repository names. */
function installedVersion() {
  return spawnSync('pnpm', ['--version'], { cwd: tmpdir(), shell: isWindows, encoding: 'utf8' }).stdout?.trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, output } = await pnpm(process.argv.slice(2));
  if (code === undefined) console.error(output);
  process.exit(code ?? 1);
}
