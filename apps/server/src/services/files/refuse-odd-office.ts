import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { checkOffice, isOffice } from '../../formats/texts/check-office.ts';
import { OfficeError, type OfficeErrorKind } from '../../formats/texts/office-error.ts';
import type { ReadBytes } from '../../formats/texts/office-directory.ts';

/** Refuses an office file that has come into the storage and is not clean. Others pass. */
export async function refuseOddOffice(ctx: Context, path: string, size: number, extension: string): Promise<void> {
  if (!isOffice(extension)) return;
  try {
    await checkOffice(inBlocks(ctx, path, size), size, extension);
  } catch (error) {
    if (!(error instanceof OfficeError)) throw error;
    throw new Refusal(422, -9, words[error.kind], { extra: { kind: error.kind } });
  }
}

const words: Record<OfficeErrorKind, MessageDescriptor> = {
  macro: msg`文件带有宏，请另存为不含宏的文件后再上传`,
  entity: msg`文件里有不允许的实体声明，已拒绝`,
  damaged: msg`文件已损坏，或不是它的后缀所说的格式`,
};

const blockSize = 1024 * 1024;

/** Reads a file of the storage by blocks, the last of which is kept: parts lie beside each other, and a cloud is asked once for many. */
function inBlocks(ctx: Context, path: string, size: number): ReadBytes {
  let kept: { start: number; bytes: Uint8Array } | null = null;
  return async (start, end) => {
    const last = Math.min(end, size);
    if (start >= last) return new Uint8Array();
    if (kept === null || start < kept.start || last > kept.start + kept.bytes.length) {
      const until = Math.min(size, Math.max(last, start + blockSize));
      kept = { start, bytes: await readRange(ctx, path, start, until) };
    }
    return kept.bytes.subarray(start - kept.start, last - kept.start);
  };
}

async function readRange(ctx: Context, path: string, start: number, end: number): Promise<Uint8Array> {
  const stored = await ctx.host.files.get(path, { start, end });
  if (!stored) throw new OfficeError('damaged');
  return new Uint8Array(await new Response(stored.stream()).arrayBuffer());
}
