import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './start-server.ts';

/**
 * A PostgreSQL cluster of its own on a free port of loopback, from the programs that Debian installs; it neither syncs nor outlives `stop`.
 * Throws when they are not installed. Root may not run PostgreSQL: the user `postgres` does.
 */
export async function startPostgres(): Promise<{ url: string; stop(): void }> {
  const bin = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
  if (!bin) throw new Error('no PostgreSQL here: set TEST_DATABASE_URL, or install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'saiwu-postgres-'));
  const isRoot = userInfo().uid === 0;
  chmodSync(folder, 0o777);
  const run = (program: string, ...options: string[]) => {
    const command = [join(bin, program), '-D', join(folder, 'data'), ...options];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { cwd: folder, stdio: 'ignore' });
  };
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off -c full_page_writes=off -c synchronous_commit=off`;
  run('initdb', '-U', 'saiwu', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
  run('pg_ctl', '-l', join(folder, 'data/log'), '-w', '-o', settings, 'start');
  return {
    url: `postgres://saiwu@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
