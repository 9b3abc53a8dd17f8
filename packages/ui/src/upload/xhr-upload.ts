import type { SendFile, UploadedFile } from './upload-queue.ts';

export interface XhrUploadOptions {
  /** Name of the file's part in the multipart body; `file` by default. */
  field?: string;
  /** Asked before each file, so that a renewed token is used. */
  headers?: () => Readonly<Record<string, string>>;
  /** Further parts of the body. */
  fields?: Readonly<Record<string, string>>;
  /** Reads the stored file from the answer's JSON; by default from `data` or from the answer itself. */
  readAnswer?: (answer: unknown, file: File) => UploadedFile;
  /** Reads the reason from the JSON of a refusal; by default its `msg` or `message`. */
  readError?: (answer: unknown, status: number) => string;
}

/** A `send` for `Upload` that posts multipart to `url`. XMLHttpRequest, because `fetch` tells nothing of what was sent so far. */
export function xhrUpload(url: string, options: XhrUploadOptions = {}): SendFile {
  const { field = 'file', headers = () => ({}), fields = {}, readAnswer = readUploaded, readError = readReason } = options;
  return (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append(field, file, file.name);
      const abort = () => request.abort();
      request.open('POST', url);
      for (const [name, value] of Object.entries<string>(headers())) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
      request.addEventListener('load', () => {
        const answer = parsed(request.responseText);
        try {
          if (request.status < 200 || request.status > 299) throw new Error(readError(answer, request.status));
          resolve(readAnswer(answer, file));
        } catch (error) {
          reject(error);
        }
      });
      request.addEventListener('error', () => reject(new Error('')));
      request.addEventListener('timeout', () => reject(new Error('')));
      request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
      signal.addEventListener('abort', abort);
      if (signal.aborted) {
        reject(new DOMException('', 'AbortError'));
        return;
      }
      request.send(body);
    });
}

/** What the server leaves out, the file knows. */
function readUploaded(answer: unknown, file: File): UploadedFile {
  const stored = fieldOf(answer, 'data') ?? answer;
  const url = fieldOf(stored, 'url');
  if (typeof url !== 'string' || url === '') throw new Error('');
  const name = fieldOf(stored, 'name');
  const type = fieldOf(stored, 'type');
  const size = fieldOf(stored, 'size');
  return {
    url,
    name: typeof name === 'string' ? name : file.name,
    type: typeof type === 'string' ? type : file.type,
    size: typeof size === 'number' ? size : Math.ceil(file.size / 1024),
  };
}

function readReason(answer: unknown): string {
  const reason = fieldOf(answer, 'msg') ?? fieldOf(answer, 'message');
  return typeof reason === 'string' ? reason : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}
