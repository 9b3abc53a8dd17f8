import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/empty-database.ts';
import { quiet } from '../../../test/quiet-log.ts';
import { memoryFiles } from '../../browser/memory-files.ts';
import { migrate } from '../../database/migrate.ts';
import { openPGlite } from '../../database/pglite.ts';
import type { FileStore } from '../../core/host.ts';
import { checkArchive } from './archive.ts';
import { createBackup } from './create-backup.ts';

it('leaves out what others have put into the bucket under names that are none of ours, and is noted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saiwu-backup-'));
  const database = await openPGlite({ loadDataDir: emptyDatabase() });
  try {
    await migrate(database.kysely);
    await database.kysely.insertInto('tenant').values({ id: '1', code: '0000', name: '赛务', expirationTime: null }).execute();
    const ours = memoryFiles();
    await ours.put('attachments/1/a.txt', Buffer.from('a'));
    const files: FileStore = {
      ...ours,
      async *list(prefix) {
        // as browsers name what they put there with credentials that were lent to them
        yield { key: 'direct/1/2/NOTES/报告 (1).pdf', size: 1, updateTime: new Date() };
        yield* ours.list(prefix);
      },
    };
    const path = join(folder, 'backup.tar.gz');
    await pipeline(createBackup({ kysely: database.kysely, files, log: quiet, secret: null }), createWriteStream(path));
    const { manifest } = await checkArchive(path);
    expect(manifest.entries.map(({ name }) => name).filter((name) => name.startsWith('files/'))).toEqual(['files/attachments/1/a.txt']);
    const noted = await database.kysely.selectFrom('lastBackup').select(['rowCount', 'fileCount']).executeTakeFirst();
    expect(noted).toEqual({ rowCount: String(Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)), fileCount: '1' });
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
});
