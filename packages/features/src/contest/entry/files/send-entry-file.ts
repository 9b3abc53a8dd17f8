import type { Client } from '@saiwu/api-client';
import { resumableEntryUpload } from '@saiwu/openapi';
import type { SendFile } from '@saiwu/ui';
import { sendFile } from '../../../lib/upload/send-file.ts';
import type { Entry } from '../../answers.ts';

/** Sends the file of one place of an entry, a large one in pieces. Answers the entry as it stands then. */
export async function sendEntryFile(
  client: Pick<Client<'entry.attach' | 'entry.get'>, 'call' | 'connection'>,
  place: { id: string; slot: string; seen?: string },
  file: File,
  { signal, onProgress }: Parameters<SendFile>[1],
): Promise<Entry> {
  const { id, ...placed } = place;
  const path = { id };
  const upload = sendFile(
    client,
    file,
    {
      operationId: 'entry.attach',
      whole: (options) => client.call('entry.attach', { path, body: { ...placed, file }, ...options, isQuiet: true }),
      path: resumableEntryUpload.path,
      metadata: place,
      read: () => client.call('entry.get', { path }),
    },
    (sent, total) => onProgress(sent / total),
  );
  signal.addEventListener('abort', () => void upload.abort());
  return upload.done;
}
