import { entryAttachMetadata, resumableEntryUpload } from '@saiwu/openapi';
import type { Context } from '../../../../core/context.ts';
import { readUpload } from '../../../../services/files/upload/receive-file.ts';
import { readMetadata, refuseEarly, type WayInPieces } from '../../../../services/files/upload/upload-in-pieces.ts';
import { attachFile, slotRule } from './attach-file.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** `entry.attach` in pieces. */
export const entryFileInPieces: WayInPieces = {
  operation: 'entry.attach',
  path: resumableEntryUpload.path,
  inputOf(metadata) {
    const { id, slot, seen, filename } = readMetadata(entryAttachMetadata, metadata);
    return { params: { id }, body: { slot, seen, file: filename } };
  },
  async admit(ctx, metadata, size) {
    const { id, slot, filename } = readMetadata(entryAttachMetadata, metadata);
    refuseEarly(await slotRule(ctx, id, slot), filename, size);
  },
  async take(ctx, metadata, file) {
    const { id, filename, ...place } = readMetadata(entryAttachMetadata, metadata);
    return attachFile(ctx, id, place, { ...file, fileName: filename });
  },
  find: readAttached,
};

/** One that was received and then not put into its place, for the process died between the two, is not done. */
async function readAttached(ctx: Context, uploadId: string) {
  const received = await readUpload(ctx, uploadId);
  if (!received) return undefined;
  const row = await tenantDb(ctx).selectFrom('projectFile').where('attachmentId', '=', received.id).select('slot').executeTakeFirst();
  return row && received;
}
