import { msg } from '@lingui/core/macro';
import { Refusal } from '../../core/refusal.ts';

/** Milliseconds in which a body has to be there, and the longest that nothing of one may come. */
export const patience = 10_000;
/** Bytes a second that a file comes in with at least. */
const slowest = 64 * 1024;

/** Milliseconds in which a file of so many bytes has to be there. */
export function patienceFor(bytes: number): number {
  return patience + Math.ceil(bytes / slowest) * 1000;
}

/**
 * A body as it comes, up to `limit` bytes. Throws a 413 for one that has more, a 408 for one that is not there after `within` milliseconds
 * or pauses for too long, a 400 for one that breaks off. Time in which nobody asks for the next piece counts towards the whole only.
 */
export async function* arriving(
  body: ReadableStream<Uint8Array>,
  { limit, within }: { limit: number; within: number },
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  const end = performance.now() + within;
  for (let size = 0; ;) {
    const { done, value } = await inTime(reader.read(), Math.min(patience, end - performance.now()));
    if (done) return;
    size += value.byteLength;
    if (size > limit) throw tooLargeBody();
    yield value;
  }
}

export function tooLargeBody(): Refusal {
  // what is left of it is not read: whoever asked next over the same connection would not be heard
  return new Refusal(413, -6, msg`请求内容太大`, { headers: { connection: 'close' } });
}

function inTime<T>(reading: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow()), milliseconds);
    reading.then(resolve, () => reject(new Refusal(400, -3, msg`参数类型解析异常`))).finally(() => clearTimeout(timer));
  });
}

function tooSlow(): Refusal {
  return new Refusal(408, -6, msg`请求内容传得太慢，请检查网络后再试`, { headers: { connection: 'close' } });
}
