import type { FileFault, ReadableFile } from '../../core/file-fault.ts';
import { checkMatroska } from './check-matroska.ts';
import { checkMp4 } from './check-mp4.ts';
import { checkOffice } from './check-office.ts';
import { checkSevenZip } from './check-seven-zip.ts';
import { checkZip } from './check-zip.ts';
import { FileError } from './file-error.ts';

type Check = (file: ReadableFile, extension: string) => Promise<void>;

const checks: Readonly<Record<string, Check>> = {
  docx: checkOffice,
  xlsx: checkOffice,
  pptx: checkOffice,
  odt: checkZip,
  ods: checkZip,
  odp: checkZip,
  zip: checkZip,
  '7z': checkSevenZip,
  mp4: checkMp4,
  mov: checkMp4,
  webm: checkMatroska,
  mkv: checkMatroska,
};

/**
 * What keeps people from opening a file of this extension, null where nothing does or where there is no check for its kind. `more` are
 * checks that only some hosts have.
 */
export async function checkFile(
  file: ReadableFile,
  extension: string,
  more: Readonly<Record<string, Check>> = {},
): Promise<FileFault | null> {
  try {
    await { ...checks, ...more }[extension]?.(file, extension);
    return null;
  } catch (error) {
    if (error instanceof FileError) return error.kind;
    throw error;
  }
}

/** Whether files of this extension are looked into, here and in every host. */
export function hasCheck(extension: string): boolean {
  return Object.hasOwn(checks, extension);
}
