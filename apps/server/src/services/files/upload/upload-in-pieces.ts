import {
  explainIssue,
  fileRuleOf,
  type FileRule,
  kindOfExtension,
  type OperationId,
  resumableMetadata,
  resumableUpload,
} from '@saiwu/openapi';
import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import { coerce } from '../../../core/coerce.ts';
import { invalid, unstorable } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import type { FileContent } from '../../../core/host.ts';
import { safeName } from '../../../core/safe-name.ts';
import { unstorableIn } from '../../../core/unstorable.ts';
import { contentTypes, shownTypes } from './content-types.ts';
import { tooLarge, wrongType } from '../file-refusals.ts';
import { type Incoming, readUpload, receiveFile } from './receive-file.ts';
import { largestPicture } from '../pictures/thumbnail.ts';

/** The facts that a resumable upload names about its file. */
export type UploadMetadata = Readonly<Record<string, string>>;

/** A file that has come in pieces. */
export type WholeFile = Required<Pick<Incoming, 'size' | 'head' | 'uploadId'>> & { content(): FileContent };

/** A route on which files come in pieces, behind the guards of the operation that takes them in one. */
export interface WayInPieces {
  operation: OperationId;
  /** Under `/api`. */
  path: string;
  /** The named facts, as the operation's input in the log. Throws a refusal for malformed ones. */
  inputOf(metadata: UploadMetadata): { params?: object; body: object };
  /** Refuses all that can be refused before the content has come; everything is checked again at the end. */
  admit(ctx: Context, metadata: UploadMetadata, size: number): Promise<void>;
  /** Takes the file in; the end may be reported more than once. Answers the attachment's id. */
  take(ctx: Context, metadata: UploadMetadata, file: WholeFile): Promise<string>;
  /** The record that an upload of the caller has become; undefined while it has not. */
  find(ctx: Context, uploadId: string): Promise<{ id: string; size: string } | undefined>;
}

/** `attachment.upload` in pieces. */
export const attachmentInPieces: WayInPieces = {
  operation: 'attachment.upload',
  path: resumableUpload.path,
  inputOf(metadata) {
    const { filename, ...place } = readMetadata(resumableMetadata, metadata);
    return { body: { ...place, file: filename } };
  },
  async admit(_ctx, metadata, size) {
    const { filename, bizType } = readMetadata(resumableMetadata, metadata);
    refuseEarly(fileRuleOf(bizType), filename, size);
  },
  async take(ctx, metadata, file) {
    const { filename, ...place } = readMetadata(resumableMetadata, metadata);
    return (await receiveFile(ctx, { ...place, ...file, fileName: filename })).id;
  },
  find: readUpload,
};

/** Metadata as their schema has them; refused with the field that is wrong. */
export function readMetadata<Schema extends z.ZodType>(schema: Schema, metadata: UploadMetadata): z.output<Schema> {
  refuseUnreadable(metadata);
  const result = schema.safeParse(coerce(schema, metadata), { reportInput: true });
  if (result.success) return result.data;
  throw invalid(Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), explainIssue(issue)])));
}

/**
 * Refuses text that no database keeps, and text that was sent as bytes that are no UTF-8; the name of the file is cleaned where it is
 * kept.
 */
function refuseUnreadable(metadata: UploadMetadata): void {
  const isLost = (key: string) => key !== 'filename' && metadata[key]?.includes('\ufffd');
  const field = unstorableIn({ ...metadata, filename: '' }) ?? Object.keys(metadata).find(isLost);
  if (field !== undefined && field !== null) throw unstorable(field);
}

/** Refuses by size and name, before the content tells the type. */
export function refuseEarly(rule: FileRule, fileName: string, size: number): void {
  const extension = /\.([^.]+)$/.exec(safeName(fileName))?.[1]?.toLowerCase() ?? '';
  const kind = kindOfExtension(extension);
  const isDrawn = kind !== null && shownTypes.has(contentTypes[extension]?.mime ?? '');
  const limit = isDrawn ? Math.min(rule.maxSize, largestPicture) : rule.maxSize;
  if (size === 0) throw invalid({ file: msg`文件是空的` }, msg`文件是空的`);
  if (size > limit) throw tooLarge(limit);
  if (kind && !rule.kinds.includes(kind)) throw wrongType(rule);
}
