import { join } from 'node:path';
import { openPGlite } from '../database/pglite.ts';
import { openPrivateFolder } from './private-folder.ts';

/** Opens the embedded database of a data folder. The folder's lock is for whoever calls to hold. */
export function openEmbedded(dataFolder: string): ReturnType<typeof openPGlite> {
  const folder = join(dataFolder, 'database');
  openPrivateFolder(folder);
  return openPGlite({ dataDir: folder });
}
