import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { type Embedded, openPGlite } from '../../database/pglite.ts';
import { openPrivateFolder } from '../private-folder.ts';
import { createTurns } from './turns.ts';

/** Bytes that stay free: the database's log grows by 16 MB at a time, and one statement may need several. */
const kept = 64 * 1024 * 1024;

/** Opens the embedded database of a data folder, whose lock is for the caller to hold. It writes only while its disk has 64 MB to spare. */
export function openEmbedded(dataFolder: string): Promise<Embedded> {
  const dataDir = join(dataFolder, 'database');
  openPrivateFolder(dataDir);
  const hasRoom = () => {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize >= kept;
  };
  return openPGlite({ dataDir }, hasRoom, createTurns());
}
