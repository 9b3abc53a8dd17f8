import type { Kysely } from 'kysely';
import type { Bus } from './bus.ts';
import type { Schema } from './database/schema.ts';
import type { SheetContent } from './sheets/read-sheet.ts';

/** Everything the server needs from where it runs. Node and the browser worker each bring their own. */
export interface Host {
  database: Database;
  bus: Bus;
  files: FileStore;
  clock: Clock;
  passwords: Passwords;
  workers: Workers;
  log: Log;
  /** At least 32 bytes; signs access tokens. */
  secret: string;
  settings: Settings;
}

export interface Settings {
  tenantMode: 'NONE' | 'COLUMN';
  /** The specification's "default and reset password". Absent: a random one for each reset, shown once. */
  defaultPassword?: string;
}

export interface Database {
  /** `embedded` has one connection and so gets a bounded queue in front. */
  kind: 'embedded' | 'server';
  kysely: Kysely<Schema>;
  close(): Promise<void>;
}

/** Keeps files by a key of our own making, never by a name that came from outside. */
export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** The content, or null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
}

export interface Clock {
  now(): Date;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a hash this host cannot read. */
  verify(hash: string, password: string): Promise<boolean>;
}

/** Heavy work beside the event loop, with a limit on time and memory. */
export interface Workers {
  /** Reads the first sheet of an xlsx file. Throws `SheetError` for one that is not a clean xlsx file. */
  readSheet(content: Uint8Array): Promise<SheetContent>;
}

export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
