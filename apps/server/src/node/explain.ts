import { NewerDataError } from '../database/migrate.ts';
import { FolderInUseError } from './database/folder-lock.ts';
import { SettingError } from './settings.ts';

/** Why a process could not do its work: what an operator can act on in words, anything else with its stack. */
export function explain(error: unknown): string {
  if (error instanceof FolderInUseError)
    return `数据目录正被另一个赛务进程使用：${error.message}\nAnother Saiwu process has this data folder open: ${error.message}`;
  if (error instanceof NewerDataError || error instanceof SettingError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return '端口已被占用，请用 PORT 换一个。The port is in use: choose another one with PORT.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
