import type { FileStore, Host, Log } from '../../core/host.ts';
import { cosCredentials } from './cos-credentials.ts';
import { diskFiles } from './disk-files.ts';
import { s3Files } from './s3-files.ts';
import type { StorageSettings } from './storage-settings.ts';

/** The storage that the environment names. Trouble with it goes to the log; the server runs on without it. */
export function openFiles({ storage }: { storage: StorageSettings }, log: Log): FileStore {
  return storage.kind === 'disk' ? diskFiles(storage.folder, log) : s3Files(storage, log);
}

/** What lends browsers credentials, where the storage is one that does. */
export function openCloudUpload({ storage }: { storage: StorageSettings }): Pick<Host, 'cloudUpload'> {
  return storage.kind === 'cos' ? { cloudUpload: cosCredentials(storage) } : {};
}
