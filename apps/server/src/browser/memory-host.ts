import type { Bus } from '../bus.ts';
import type { Database, Host } from '../host.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import { memoryFiles } from './memory-files.ts';
import { scryptPasswords } from './scrypt-passwords.ts';

/** A host that needs nothing but a database: for the browser worker, the snapshot that it loads, and tests. */
export function memoryHost(database: Database, bus: Bus, secret: string): Host {
  const quiet = () => undefined;
  return {
    database,
    bus,
    files: memoryFiles(),
    clock: { now: () => new Date() },
    passwords: scryptPasswords,
    workers: { readSheet },
    log: { info: quiet, warn: quiet, error: quiet },
    secret,
    settings: { tenantMode: 'NONE' },
  };
}
