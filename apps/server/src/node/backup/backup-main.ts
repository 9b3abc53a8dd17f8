import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { FolderInUseError, lockFolder } from '../database/folder-lock.ts';
import { openFiles } from '../files/open-files.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { pinoLog } from '../pino-log.ts';
import { openPostgres } from '../database/postgres.ts';
import { type NodeSettings, readSettings } from '../settings.ts';
import { checkArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { askForBackup } from './control.ts';
import { createBackup } from './create-backup.ts';
import { fromCaller, runCommand } from './run-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const path = fromCaller(values.to ?? `saiwu-backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`);
  const { stream, close } = await openBackup(readSettings(process.env));
  const part = `${path}.part`;
  try {
    await pipeline(stream, createWriteStream(part, { mode: 0o600, flush: true }));
    // read back before the name says that it is one
    const { manifest } = await checkArchive(part);
    await rename(part, path);
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    const files = manifest.entries.filter(({ name }) => name.startsWith('files/')).length;
    const megabytes = ((await stat(path)).size / 1e6).toFixed(1);
    console.log(`备份完成：${path}（${rows} 行，${files} 个文件，${megabytes} MB）`);
    console.log(`Backup written: ${path} (${rows} rows, ${files} files, ${megabytes} MB)`);
  } finally {
    await rm(part, { force: true });
    await close();
  }
});

/** From the database on the network, from the embedded one that nobody has open, or by way of the server that has it open. */
async function openBackup(settings: NodeSettings): Promise<{ stream: Readable; close: () => Promise<void> }> {
  const log = pinoLog('warn');
  const files = openFiles(settings, log);
  if (settings.databaseUrl) {
    const database = openPostgres(settings.databaseUrl, log);
    return { stream: createBackup({ kysely: database.kysely, files, log, secret: null }), close: () => database.close() };
  }
  const unlock = tryLock(settings.dataFolder);
  if (!unlock) {
    const stream = await askForBackup(settings.dataFolder);
    if (!stream) throw new BackupError('unreachable');
    return { stream, close: async () => undefined };
  }
  const database = await openEmbedded(settings.dataFolder);
  return {
    stream: createBackup({ kysely: database.kysely, files, log, secret: settings.secret }),
    close: async () => {
      await database.close();
      unlock();
    },
  };
}

function tryLock(dataFolder: string): (() => void) | null {
  try {
    return lockFolder(dataFolder);
  } catch (error) {
    if (error instanceof FolderInUseError) return null;
    throw error;
  }
}
