import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Root may not run PostgreSQL: Debian's user `postgres` does. */
const isRoot = process.getuid?.() === 0;
const bin = globSync('/usr/lib/postgresql/*/bin')
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1);

/** A PostgreSQL of Debian's that may be stopped, held and filled. */
export interface Cluster {
  url: string;
  start: () => void;
  /** No matter whether it runs. */
  stop: () => void;
  /** Sends all its processes a signal: `SIGSTOP` makes it hang. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
}

/**
 * Makes and starts a cluster in an empty folder, which the user `postgres` can pass through to; null where no PostgreSQL is installed.
 * `settings` are those of the server, such as `max_connections=40`.
 */
export function makeCluster(folder: string, port: number, settings: readonly string[] = []): Cluster | null {
  if (bin === undefined) return null;
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const secret = 'throwaway';
  writeFileSync(join(folder, 'password'), secret);
  if (isRoot) giveAway(folder, join(folder, 'password'));
  const own = ['listen_addresses=127.0.0.1', 'fsync=off', ...settings].map((setting) => `-c ${setting}`);
  const options = [`-p ${port} -k ${folder}`, ...own].join(' ');
  const start = () => run('pg_ctl', ['-D', data, '-l', log, '-w', '-o', options, 'start'], folder);
  run(
    'initdb',
    [
      '-D',
      data,
      '-U',
      'saiwu',
      `--pwfile=${join(folder, 'password')}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    folder,
  );
  start();
  return {
    url: `postgres://saiwu:${secret}@127.0.0.1:${port}/postgres`,
    start,
    stop() {
      if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'], folder);
    },
    signal(name) {
      const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      for (const id of [postmaster, ...childrenOf(postmaster)]) process.kill(id, name);
    },
  };
}

function run(command: string, given: string[], cwd: string): void {
  const [program, ...words] = isRoot ? ['runuser', '-u', 'postgres', '--', `${bin}/${command}`, ...given] : [`${bin}/${command}`, ...given];
  execFileSync(program ?? '', words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

function giveAway(...paths: string[]): void {
  const [user, group] = ['-u', '-g'].map((what) => Number(execFileSync('id', [what, 'postgres'])));
  for (const path of paths) chownSync(path, user ?? 0, group ?? 0);
}

function childrenOf(id: number): number[] {
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
