import type { AnswerOf, Client } from '@saiwu/api-client';
import { resumableUpload } from '@saiwu/openapi';
import { ownAddress } from '../api/own-address.ts';
import { type RunningUpload, sendFile } from './send-file.ts';

/** What an upload needs of the client. */
export type Uploader = Pick<Client<'attachment.upload' | 'attachment.get'>, 'call' | 'connection'>;

/** Where an uploaded file belongs. */
export interface UploadPlace {
  bizType: string;
  /** Absent: the server makes one, and it comes back with the file. */
  bizId?: string;
  /** Takes the place of the record's other files. */
  isSingle?: boolean;
}

/** An uploaded file, wherever it is kept. */
export interface UploadedFile {
  /** Of the attachment. */
  id: string;
  bizId: string;
  url: string;
  name: string;
  /** MIME type, as the server told it from the content. */
  type: string;
  /** In KB, rounded up. */
  size: number;
}

/** Sends a file as an attachment, as `sendFile` does. `onProgress` gets bytes sent and bytes in all. */
export function startUpload(
  client: Uploader,
  file: File,
  place: UploadPlace,
  onProgress?: (sent: number, total: number) => void,
): RunningUpload<UploadedFile> {
  return sendFile(
    client,
    file,
    {
      operationId: 'attachment.upload',
      whole: async (options) => uploadedOf(await client.call('attachment.upload', { body: { file, ...place }, ...options })),
      path: resumableUpload.path,
      metadata: Object.fromEntries(Object.entries(place).map(([key, value]) => [key, String(value)])),
      read: async (id) => uploadedOf(await client.call('attachment.get', { path: { id } })),
    },
    onProgress,
  );
}

function uploadedOf({ id, bizId, url, submittedFileName, contextType, size }: AnswerOf<'attachment.get'>): UploadedFile {
  return { id, bizId, url: ownAddress(url), name: submittedFileName, type: contextType, size: Math.ceil(Number(size) / 1024) };
}
