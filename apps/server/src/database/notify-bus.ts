import { sql } from 'kysely';
import type { Bus, Topic, Topics } from '../core/bus.ts';
import { unseal } from '../core/unseal.ts';

/** The one channel of the database that all topics share. */
export const channel = 'saiwu';

/** A bus over whatever hears the channel: the adapter hands on each text with `hear`, and says `reconnected` after a gap. */
export function notifyBus({ close, hasHeard }: Pick<Bus, 'close' | 'hasHeard'>): {
  bus: Bus;
  hear: (text: string) => void;
  reconnected: () => void;
} {
  const listeners = new Map<Topic, Set<(payload: never) => void>>();
  const afterGap = new Set<() => void>();
  const bus: Bus = {
    async publish(db, topic, payload) {
      await sql`select pg_notify(${channel}, ${JSON.stringify({ topic, payload })})`.execute(unseal(db));
    },
    subscribe: (topic, listener) => {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      return () => void known.delete(listener);
    },
    onReconnect: (listener) => {
      afterGap.add(listener);
      return () => void afterGap.delete(listener);
    },
    hasHeard,
    close,
  };
  return {
    bus,
    hear(text) {
      const { topic, payload } = JSON.parse(text) as { topic: Topic; payload: Topics[Topic] }; // only `publish` writes to our channel
      for (const listener of listeners.get(topic) ?? []) listener(payload as never); // the listener was registered for this topic
    },
    reconnected() {
      for (const listener of afterGap) listener();
    },
  };
}
