import { resolve } from 'node:path';
import { FolderInUseError } from '../database/folder-lock.ts';
import { explain } from '../explain.ts';
import { BackupError } from './backup-error.ts';

/** Runs a command of the operator; what they can act on is told in words, anything else with its stack. Exit code 1 then. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(explainCommand(error));
    process.exitCode = 1;
  }
}

/** A path as the operator meant it: npm runs scripts in the project's folder, wherever they stand. */
export function fromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}

function explainCommand(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  if (error instanceof FolderInUseError)
    return `数据目录正被另一个赛务进程使用：${error.message}。请先停下它。Another Saiwu process has this data folder open: ${error.message}. Stop it first.`;
  return explain(error);
}
