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

/** Makes and starts a cluster in an empty folder; null where no PostgreSQL is installed. */
export function makeCluster(folder: string, port: number): Cluster | null {
  if (bin === undefined) return null;
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const secret = 'throwaway';
  writeFileSync(join(folder, 'password'), secret);
  if (isRoot) own(folder, join(folder, 'password'));
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c max_connections=40 -c fsync=off -c max_wal_size=64MB`;
  const start = () => run('pg_ctl', ['-D', data, '-l', log, '-w', '-o', options, 'start'], folder);
  run(
    'initdb',
    ['-D', data, '-U', 'saiwu', `--pwfile=${join(folder, 'password')}`, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'],
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

function own(...paths: string[]): void {
  const [user, group] = ['-u', '-g'].map((what) => Number(execFileSync('id', [what, 'postgres'])));
  for (const path of paths) chownSync(path, user ?? 0, group ?? 0);
}

function childrenOf(id: number): number[] {
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
