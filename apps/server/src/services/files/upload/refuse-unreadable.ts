import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import type { FileFault, ReadBytes } from '../../../core/file-fault.ts';
import { Refusal } from '../../../core/refusal.ts';
import { fileGone } from '../file-refusals.ts';

/** Refuses a file that has come into the storage and that people could not open, with the reason. Kinds that are only kept pass. */
export async function refuseUnreadable(ctx: Context, path: string, size: number, extension: string): Promise<void> {
  const fault = await ctx.host.workers.checkFile({ size, read: inBlocks(ctx, path, size) }, extension);
  if (fault !== null) throw unreadable(fault);
}

/** A file of a kind that may be uploaded, but that people could not open. */
export function unreadable(kind: FileFault): Refusal {
  return new Refusal(422, -9, words[kind], { fields: { file: words[kind] }, extra: { kind } });
}

const words: Record<FileFault, MessageDescriptor> = {
  macro: msg`文件带有宏，请另存为不含宏的文件后再上传`,
  entity: msg`文件里有不允许的实体声明，已拒绝`,
  locked: msg`文件设了密码，别人打不开，请取消密码后再上传`,
  damaged: msg`文件打不开：内容不完整或已损坏，请在自己的电脑上打开确认，重新保存后再上传`,
  tooLarge: msg`文件太复杂，打开它要用太多时间或内存，请精简后再上传`,
};

const blockSize = 1024 * 1024;

/** Reads a file of the storage by blocks, the last of which is kept: parts lie beside each other, and a cloud is asked once for many. */
function inBlocks(ctx: Context, path: string, size: number): ReadBytes {
  let kept: { start: number; bytes: Uint8Array } | null = null;
  return async (start, end) => {
    const last = Math.min(end, size);
    if (start >= last) return new Uint8Array();
    if (kept !== null && start >= kept.start && last <= kept.start + kept.bytes.length)
      return kept.bytes.slice(start - kept.start, last - kept.start);
    const until = Math.min(size, Math.max(last, start + blockSize));
    const bytes = await readRange(ctx, path, start, until);
    kept = { start, bytes };
    return bytes.slice(0, last - start);
  };
}

async function readRange(ctx: Context, path: string, start: number, end: number): Promise<Uint8Array> {
  const stored = await ctx.host.files.get(path, { start, end });
  if (!stored) throw fileGone();
  return new Uint8Array(await new Response(stored.stream()).arrayBuffer());
}
