import { Client, type QueryResult } from 'pg';

/** Most texts that get a name: a connection keeps each statement that it has prepared. */
const mostNamed = 500;
/** How often a text has to come before it gets one: what never comes again would only take the place of others. */
const worthIt = 3;

/** What one process asks of its database, over all connections. */
export interface Asked {
  /** The name of a statement's text; undefined for one that is not worth it, or comes when enough have one. */
  nameOf: (text: string) => string | undefined;
  /** When a statement that may have written ended last (`performance.now()`). */
  wroteAt: () => number;
  wrote: () => void;
}

/** Names statements that come again and again, and remembers when something was written. */
export function createAsked(): Asked {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  let last = -Infinity;
  return {
    nameOf(text) {
      const name = names.get(text);
      if (name !== undefined || names.size >= mostNamed) return name;
      const times = (seen.get(text) ?? 0) + 1;
      if (seen.size >= 10 * mostNamed) seen.clear();
      seen.set(text, times);
      if (times < worthIt) return undefined;
      seen.delete(text);
      names.set(text, `s${names.size}`);
      return names.get(text);
    },
    wroteAt: () => last,
    wrote: () => void (last = performance.now()),
  };
}

/** A client whose connection parses each statement that has a name once, and plans it once where one plan serves all values. */
export function namingClient(asked: Asked): typeof Client {
  return class extends Client {
    // Kysely asks by text and values; what else a client can be asked goes through
    override query(...given: unknown[]): never {
      const [text, values] = given;
      const ask = super.query.bind(this) as (...given: unknown[]) => unknown; // its overloads
      if (typeof text !== 'string' || !Array.isArray(values)) return ask(...given) as never; // see above
      const name = values.length > 0 ? asked.nameOf(text) : undefined;
      const answer = ask(name === undefined ? text : { name, text }, values) as Promise<QueryResult>; // see above
      return (isRead.test(text) ? answer : answer.finally(asked.wrote)) as never; // see above
    }
  };
}

/** Statements that change nothing that others could read; a transaction's writes are there for others from its `commit` on. */
const isRead = /^\s*(select|begin|start|set|show|rollback)\b/i;
