import type { PreviousUpload, UrlStorage } from 'tus-js-client';

/** Where unfinished uploads stand on the server, kept for a day in local storage, so that they go on after a reload. */
export const uploadMemory: UrlStorage = {
  findAllUploads: async () => keys().flatMap(read),
  findUploadsByFingerprint: async (fingerprint) => read(prefix + fingerprint),
  removeUpload: async (key) => localStorage.removeItem(key),
  addUpload: async (fingerprint, upload) => {
    // what was never taken up again
    for (const key of keys()) read(key);
    const key = prefix + fingerprint;
    localStorage.setItem(key, JSON.stringify({ ...upload, urlStorageKey: key }));
    return key;
  },
};

const prefix = 'saiwu_upload:';
/** Milliseconds after which the server has forgotten an upload. */
const life = 24 * 3_600_000;

function keys(): string[] {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) => key.startsWith(prefix));
}

/** One or none. What is too old or damaged is removed. */
function read(key: string): PreviousUpload[] {
  const text = localStorage.getItem(key);
  if (text === null) return [];
  const upload = parse(text);
  if (upload && Date.now() - Date.parse(upload.creationTime) < life) return [upload];
  localStorage.removeItem(key);
  return [];
}

function parse(text: string): PreviousUpload | null {
  try {
    return JSON.parse(text) as PreviousUpload; // what `addUpload` has written
  } catch {
    return null;
  }
}
