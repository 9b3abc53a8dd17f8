import type { Topics } from '../../../core/bus.ts';
import { describeError } from '../../../core/describe-error.ts';
import type { Host } from '../../../core/host.ts';
import { countUnread, receiversAmong } from '../../../services/messages/unread-messages.ts';
import { keepNewest, type OwnStream } from './newest-streams.ts';
import { tellAccess } from './tell-access.ts';
import { type Watched, watchSessions } from './watch-sessions.ts';

/** One open stream of events. */
export interface Reader extends Watched, OwnStream {
  /** Sends one event, or a comment, as text. */
  write(text: string): void;
}

/** The open streams of one process, and what feeds them: the bus, and one look at the database for all of them. */
export interface Hub {
  add(reader: Reader): void;
  /** False when it was gone already. */
  remove(reader: Reader): boolean;
}

/** Milliseconds between two looks at the sessions behind the streams, for what the bus has missed. */
export const checkEvery = 5000;
/** Every so many looks a comment keeps what stands between us and the clients from hanging up: each 15 seconds. */
const checksPerHeartbeat = 3;
/** Milliseconds in which changes are gathered, to be counted in one query. */
const gatherFor = 50;

const hubs = new WeakMap<Host, Hub & { endAll(): void }>();

export function hubOf(host: Host): Hub {
  const hub = hubs.get(host) ?? createHub(host);
  hubs.set(host, hub);
  return hub;
}

/** Ends all streams of this process: they would keep a server that stops waiting. */
export function endStreams(host: Host): void {
  hubs.get(host)?.endAll();
}

function createHub(host: Host): Hub & { endAll(): void } {
  const readers = new Map<string, Set<Reader>>();
  const changed = new Set<Reader>();
  /** Messages that went to many, by tenant: who of ours has them is asked when they are counted. */
  const spread = new Map<string, Set<string>>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let checking: ReturnType<typeof setInterval> | undefined;
  let checks = 0;
  let isEnding = false;

  const all = () => [...readers.values()].flatMap((own) => [...own]);
  const watch = watchSessions(host, all);
  const access = tellAccess(host, all, (reader, mark) => reader.write(eventText('access', { mark })));
  const readersOf = (tenantId: string, userId: string) => [...(readers.get(keyOf(tenantId, userId)) ?? [])];
  const newest = keepNewest(host, readersOf);

  function gather(more: Iterable<Reader>): void {
    for (const reader of more) changed.add(reader);
    if (changed.size + spread.size > 0) gathering ??= setTimeout(() => void tellCounts(), gatherFor);
  }

  /** One after the other: what was counted earlier must not be told later. */
  async function tellCounts(): Promise<void> {
    try {
      for (const [tenantId, msgIds] of takeAll(spread)) {
        const ours = all().filter((reader) => reader.tenantId === tenantId);
        const have = await receiversAmong(host.database.kysely, tenantId, [...msgIds], userIdsOf(ours));
        for (const userId of have) for (const reader of readersOf(tenantId, userId)) changed.add(reader);
      }
      for (const [tenantId, own] of Map.groupBy(changed, (reader) => reader.tenantId)) {
        for (const reader of own) changed.delete(reader);
        const totals = await countUnread(host.database.kysely, tenantId, userIdsOf(own));
        for (const reader of own) reader.write(eventText('unread', { total: totals.get(reader.userId) ?? 0 }));
      }
      gathering = undefined;
      gather([]);
    } catch (error) {
      host.log.warn(describeError(error), 'unread messages not counted');
      // the next look finds them
      for (const reader of all()) changed.add(reader);
      gathering = undefined;
    }
  }

  function check(): void {
    gather([]);
    checks += 1;
    if (checks % checksPerHeartbeat === 0) for (const reader of all()) reader.write(': \n\n');
    doubtAll();
  }

  function doubtAll(): void {
    for (const tenantId of new Set(all().map((reader) => reader.tenantId))) doubt(tenantId);
  }

  function doubt(tenantId: string): void {
    watch.doubt(tenantId);
    access.doubt(tenantId);
  }

  function onMessage(told: Topics['message']): void {
    if ('userIds' in told) return gather(told.userIds.flatMap((userId) => readersOf(told.tenantId, userId)));
    if (readers.size === 0) return;
    spread.set(told.tenantId, (spread.get(told.tenantId) ?? new Set()).add(told.msgId));
    gather([]);
  }

  function onJob({ tenantId, userId, ...job }: Topics['job']): void {
    if (userId === null) return;
    const { id, state, done, total } = job;
    for (const reader of readersOf(tenantId, userId)) reader.write(eventText('job', { id, state, done, total }));
  }

  host.bus.subscribe('message', onMessage);
  host.bus.subscribe('job', onJob);
  host.bus.subscribe('access', ({ tenantId }) => doubt(tenantId));
  host.bus.onReconnect(() => {
    gather(all());
    doubtAll();
  });

  return {
    add(reader) {
      const key = keyOf(reader.tenantId, reader.userId);
      const own = readers.get(key) ?? new Set();
      readers.set(key, own.add(reader));
      newest.opened(reader);
      checking ??= setInterval(check, checkEvery);
      gather([reader]);
      doubt(reader.tenantId);
    },
    remove(reader) {
      const key = keyOf(reader.tenantId, reader.userId);
      const own = readers.get(key);
      if (!own?.delete(reader)) return false;
      changed.delete(reader);
      if (own.size === 0) readers.delete(key);
      if (!isEnding) newest.ended(reader);
      if (readers.size === 0) {
        clearInterval(checking);
        checking = undefined;
        watch.stop();
        access.stop();
        spread.clear();
      }
      return true;
    },
    endAll() {
      // a process that stops has no time to tell of each of its streams
      isEnding = true;
      for (const reader of all()) reader.end();
      newest.clear();
      isEnding = false;
    },
  };
}

function keyOf(tenantId: string, userId: string): string {
  return `${tenantId}/${userId}`;
}

function userIdsOf(readers: readonly Reader[]): string[] {
  return [...new Set(readers.map(({ userId }) => userId))];
}

function takeAll<K, V>(map: Map<K, V>): [K, V][] {
  const taken = [...map];
  map.clear();
  return taken;
}

function eventText(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
