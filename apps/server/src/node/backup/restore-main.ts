import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFiles } from '../files/open-files.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { pinoLog } from '../pino-log.ts';
import { openPostgres } from '../database/postgres.ts';
import { openPrivateFolder } from '../private-folder.ts';
import { readSettings, SettingError } from '../settings.ts';
import { restoreBackup } from './restore-backup.ts';
import { fromCaller, runCommand } from './run-command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [path] = positionals;
  if (path === undefined) throw new SettingError('请给出备份文件：npm run restore -- <文件>。Name the backup: npm run restore -- <file>.');
  const hasSecret = Boolean(process.env['SECRET']) || existsSync(join(resolve(process.env['DATA_DIR'] || './data'), 'secret'));
  const settings = readSettings(process.env);
  const log = pinoLog('warn');
  const unlock = settings.databaseUrl ? () => undefined : lockFolder(settings.dataFolder);
  const database = settings.databaseUrl ? openPostgres(settings.databaseUrl, log) : await openEmbedded(settings.dataFolder);
  try {
    const { time, rows, files, secret } = await restoreBackup(fromCaller(path), {
      kysely: database.kysely,
      files: openFiles(settings, log),
    });
    const isKept = secret !== null && !settings.databaseUrl && !hasSecret;
    if (isKept) keepSecret(settings.dataFolder, secret);
    console.log(`恢复完成：${time} 的备份，${rows} 行，${files} 个文件。`);
    console.log(`Restored: the backup of ${time}, ${rows} rows, ${files} files.`);
    if (secret !== null && !isKept && secret !== settings.secret) {
      console.log('注意：备份来自另一个 SECRET。大家需要重新登录，短信模板的密钥需要重新填写。');
      console.log(
        'Note: the backup was made under another SECRET. People sign in again, and secrets of SMS templates must be entered again.',
      );
    }
  } finally {
    await database.close();
    unlock();
  }
});

function keepSecret(dataFolder: string, secret: string): void {
  openPrivateFolder(dataFolder);
  writeFileSync(join(dataFolder, 'secret'), secret, { mode: 0o600 });
}
