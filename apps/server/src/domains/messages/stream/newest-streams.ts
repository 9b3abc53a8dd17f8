import type { Topics } from '../../../core/bus.ts';
import { describeError } from '../../../core/describe-error.ts';
import type { Host } from '../../../core/host.ts';

/** Streams that one person may have open, in all processes together; one more ends the oldest. */
const mostOfOne = 8;

/** An open stream, among those of one person. */
export interface OwnStream {
  /** Its own among the streams of all processes. */
  id: string;
  tenantId: string;
  userId: string;
  end(): void;
}

/** Ends the oldest streams of people who have opened more than they may. */
interface NewestStreams {
  opened(stream: OwnStream): void;
  ended(stream: OwnStream): void;
  /** Forgets all of them, where a process ends its streams together. */
  clear(): void;
}

/**
 * Counts over the bus: all processes hear of each stream in one order, and each ends its own where as many newer ones are open. What was
 * opened before a person's first stream here need not be known. Of a process that died the streams count until newer ones have taken their
 * places.
 *
 * @param streamsOf the streams of a person in this process
 */
export function keepNewest(host: Host, streamsOf: (tenantId: string, userId: string) => readonly OwnStream[]): NewestStreams {
  /** Ids of the newest streams of people who have one here, the oldest first. */
  const newest = new Map<string, string[]>();

  function hear({ tenantId, userId, id, isOpen }: Topics['stream']): void {
    const key = `${tenantId}/${userId}`;
    const own = streamsOf(tenantId, userId);
    if (own.length === 0) {
      newest.delete(key);
      return;
    }
    const others = (newest.get(key) ?? []).filter((known) => known !== id);
    const open = isOpen ? [...others, id] : others;
    newest.set(key, open.slice(-mostOfOne));
    for (const tooOld of open.slice(0, -mostOfOne)) own.find((stream) => stream.id === tooOld)?.end();
  }

  function tell({ tenantId, userId, id }: OwnStream, isOpen: boolean): void {
    const told = { tenantId, userId, id, isOpen };
    host.bus.publish(host.database.kysely, 'stream', told).catch((error: unknown) => {
      host.log.warn(describeError(error), 'other processes not told of a stream');
      hear(told);
    });
  }

  host.bus.subscribe('stream', hear);
  return {
    opened: (stream) => tell(stream, true),
    ended: (stream) => tell(stream, false),
    clear: () => newest.clear(),
  };
}
