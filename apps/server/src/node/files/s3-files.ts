import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import { checkKey } from '../../services/files/check-key.ts';
import { StorageError, type StorageTrouble } from '../../services/files/storage-error.ts';
import type { FileContent, FileFacts, FileStore, Log } from '../../core/host.ts';
import type { BucketSettings } from './storage-settings.ts';

/** Bytes of one part of a stream on its way: what memory each upload takes, times two. */
const partSize = 8 * 1024 * 1024;

/** Files in one bucket of a server that speaks S3. */
export function s3Files({ endpoint, region, bucket, keyId, keySecret, isPathStyle }: BucketSettings, log: Log): FileStore {
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId: keyId, secretAccessKey: keySecret },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
    // the newer checksums are not spoken by every server
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => {
    checkKey(key);
    return { Bucket: bucket, Key: key };
  };

  /** Answers null for what is not there. */
  async function ask<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (isMissing(error)) return null;
      throw explain(error, log);
    }
  }

  async function factsOf(key: string): Promise<FileFacts | null> {
    const place = at(key);
    const answer = await ask(() => client.send(new HeadObjectCommand(place)));
    return answer && { key, size: answer.ContentLength ?? 0, updateTime: answer.LastModified ?? new Date(0) };
  }

  return {
    async put(key, content) {
      const place = at(key);
      const { stream, size, broken } = count(content);
      try {
        if (content instanceof Uint8Array) await client.send(new PutObjectCommand({ ...place, Body: content }));
        else {
          // an upload that fails takes its parts away again
          const params = { ...place, Body: Readable.from(stream, { objectMode: false }) };
          await new Upload({ client, params, partSize, queueSize: 2 }).done();
        }
      } catch (error) {
        // what the caller's own stream threw is the caller's
        throw broken() ?? explain(error, log);
      }
      return size();
    },
    async get(key, range) {
      const place = at(key);
      const found = await factsOf(key);
      if (!found) return null;
      const isEmpty = found.size === 0 || (range !== undefined && range.end <= range.start);
      const part = range && { Range: `bytes=${range.start}-${range.end - 1}` };
      const open = async () => {
        const answer = await ask(() => client.send(new GetObjectCommand({ ...place, ...part })));
        if (!answer?.Body) throw new StorageError('gone', 'deleted since');
        return answer.Body.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>>; // the SDK does not say of what
      };
      return { size: found.size, stream: () => (isEmpty ? new Blob([]).stream() : lazily(open)) };
    },
    stat: factsOf,
    async delete(key) {
      const place = at(key);
      await ask(() => client.send(new DeleteObjectCommand(place)));
    },
    async *list(prefix) {
      try {
        for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
          for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents ?? [])
            yield { key: Key, size: Size, updateTime: LastModified };
        }
      } catch (error) {
        throw explain(error, log);
      }
    },
  };
}

function count(content: FileContent) {
  let size = content instanceof Uint8Array ? content.byteLength : 0;
  let broken: unknown = null;
  async function* counting(): AsyncIterable<Uint8Array> {
    if (content instanceof Uint8Array) return;
    try {
      for await (const chunk of content) {
        size += chunk.byteLength;
        yield chunk;
      }
    } catch (error) {
      broken = error;
      throw error;
    }
  }
  return { stream: counting(), size: () => size, broken: () => broken };
}

/** Connects when somebody reads: one that nobody reads holds no connection. */
function lazily(open: () => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= (await open()).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
}

/** The trouble in our words; the operator reads the server's. */
function explain(error: unknown, log: Log): StorageError {
  const name = error instanceof Error ? error.name : 'unknown';
  const trouble: StorageTrouble = full.has(name) ? 'full' : readonly.has(name) ? 'readonly' : 'gone';
  log.error({ error: name, reason: error instanceof Error ? error.message : String(error) }, 'the bucket failed');
  return new StorageError(trouble, error);
}

const full: ReadonlySet<string> = new Set(['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull', 'EntityTooLarge']);
const readonly: ReadonlySet<string> = new Set(['AccessDenied', 'Forbidden', 'InvalidAccessKeyId', 'SignatureDoesNotMatch']);
