/** An act on many rows. */
export interface BulkWork<Row> {
  rows: readonly Row[];
  /** Acts on several rows at once: on all of these or, by a rejection, on none. */
  send: (rows: readonly Row[]) => Promise<unknown>;
  /** How many are sent at once. */
  size: number;
  /** Whether a rejection says that going on is of no use: no connection, no session. */
  isFatal: (error: unknown) => boolean;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** The end of an act on many rows. Each row is in one of the three. */
export interface BulkResult<Row> {
  done: Row[];
  failed: { row: Row; error: unknown }[];
  /** Not tried: the act was cancelled, or went no further. */
  left: Row[];
  /** Why it went no further. */
  stoppedBy?: unknown;
}

/** Acts on rows in chunks. A chunk that is refused is halved until the rows that are to blame are alone: the others are done. */
export async function runBulk<Row>({ rows, send, size, isFatal, signal, onProgress }: BulkWork<Row>): Promise<BulkResult<Row>> {
  const result: BulkResult<Row> = { done: [], failed: [], left: [] };
  const waiting: (readonly Row[])[] = [];
  for (let at = 0; at < rows.length; at += size) waiting.push(rows.slice(at, at + size));

  for (let chunk = waiting.shift(); chunk !== undefined; chunk = waiting.shift()) {
    if (signal.aborted) {
      result.left.push(...chunk);
      continue;
    }
    try {
      // oxlint-disable-next-line no-await-in-loop -- one chunk after the other: the server has others to serve
      await send(chunk);
      result.done.push(...chunk);
    } catch (error) {
      const [only] = chunk;
      if (isFatal(error)) {
        result.left.push(...chunk, ...waiting.flat());
        return { ...result, stoppedBy: error };
      }
      if (chunk.length > 1) {
        const middle = Math.ceil(chunk.length / 2);
        waiting.unshift(chunk.slice(0, middle), chunk.slice(middle));
        continue;
      }
      if (only !== undefined) result.failed.push({ row: only, error });
    }
    onProgress(result.done.length + result.failed.length);
  }
  return result;
}
