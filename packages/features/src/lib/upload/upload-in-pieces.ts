import { ApiError, type Client, kindOfRefusal, type OperationId } from '@saiwu/api-client';
import { resumableUpload } from '@saiwu/openapi';
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import type { FileWay, Sending, SendingEnds } from './file-way.ts';
import { uploadMemory } from './upload-memory.ts';

/** Bytes of one request: what a broken connection costs at most, and short enough for proxies with a limit of their own. */
const pieceSize = 8 * 1024 * 1024;
/** Milliseconds before each further try. */
const patience = [0, 1000, 3000, 6000, 12_000];

/** Sends a file by the tus protocol. */
export async function sendInPieces<Answer>(
  client: Pick<Client<never>, 'connection'>,
  file: File,
  way: FileWay<Answer>,
  ends: SendingEnds<Answer>,
): Promise<Sending> {
  const { baseUrl } = await client.connection();
  const metadata = { filename: file.name, ...way.metadata };
  const upload = new Upload(file, {
    endpoint: `${baseUrl}${way.path}`,
    chunkSize: pieceSize,
    retryDelays: patience,
    metadata,
    urlStorage: uploadMemory,
    fingerprint: async () => JSON.stringify([metadata, file.size, file.lastModified]),
    removeFingerprintOnSuccess: true,
    onBeforeRequest: async (request) => {
      // anew for each piece: a large file outlives a token
      const { headers } = await client.connection();
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
    },
    onAfterResponse: (request, response) => {
      // told as a refusal, this would start the file from its first byte
      const status = response.getStatus();
      if (request.getMethod() === 'HEAD' && (status === 401 || status >= 500)) throw new Error(`answered with ${status}`);
    },
    onShouldRetry: (error) => isPassing(error),
    onProgress: (sent) => ends.onProgress(sent),
    onError: (error) => ends.failed(asApiError(error, way.operationId)),
    onSuccess: ({ lastResponse }) => {
      // a server that does not say what it has made of the file is none of ours, and has no such attachment
      const id = lastResponse.getHeader(resumableUpload.attachmentHeader) ?? '0';
      way.read(id).then(ends.sent, ends.failed);
    },
  } satisfies UploadOptions);
  let isRunning = false;
  let isKnown = false;

  async function start() {
    if (isRunning) return;
    isRunning = true;
    const [before] = isKnown ? [] : await upload.findPreviousUploads();
    isKnown = true;
    if (before) upload.resumeFromPreviousUpload(before);
    // it may have been stopped meanwhile
    if (isRunning) upload.start();
  }

  const stop = async (isForgotten: boolean) => {
    isRunning = false;
    await upload.abort(isForgotten).catch(() => undefined);
  };
  return { start: () => void start().catch(ends.failed), stop: () => stop(false), forget: () => stop(true) };
}

/** A lost connection, a token that has just ended, a piece that another request still holds: all worth another try; a refusal is not. */
function isPassing({ originalRequest, originalResponse, causingError }: DetailedError): boolean {
  // the session has ended
  if (causingError instanceof ApiError) return false;
  const status = originalResponse?.getStatus() ?? 0;
  if (status === 0 || status === 401 || status === 423 || status >= 500) return true;
  return status === 409 && originalRequest.getMethod() !== 'POST';
}

function asApiError(error: Error, operationId: OperationId): ApiError {
  if (error instanceof DetailedError && error.causingError instanceof ApiError) return error.causingError;
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return new ApiError({ kind: 'network', operationId, cause: error });
  const status = response.getStatus();
  const { code, msg } = envelopeOf(response.getBody());
  return new ApiError({
    kind: kindOfRefusal({ client: 'platform', isOpen: false, status, code }),
    operationId,
    status,
    code,
    message: msg,
    cause: error,
  });
}

/** A proxy in between answers with a page of its own. */
function envelopeOf(body: string): { code?: number; msg?: string } {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
