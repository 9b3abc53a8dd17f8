import type { MessageDescriptor } from '@lingui/core';
import type { Context } from '../../core/context.ts';
import { type CellWords, rowReader } from './cell-words.ts';

/** A row with what it may be called; first what is written of it. */
export interface NamedRow {
  id: string;
  words: [string, ...string[]];
}

interface NamedRows {
  /** The rows of these ids, as they are written; null: those that the reader sees, by all that they may be called. */
  find: (ctx: Context, ids: readonly string[] | null) => Promise<NamedRow[]>;
  /** What is said of a word that several rows have, and of one that none has. */
  twins: MessageDescriptor;
  unknown: MessageDescriptor;
}

/** Words for the rows of a table. Read back by any of its words, or by the id, as front ends of the platform's generation write it. */
export function wordsOfRows({ find, twins, unknown }: NamedRows): CellWords {
  return {
    write: async (ctx, ids) => {
      const wanted = new Set(ids.filter((id) => typeof id === 'string'));
      const rows = wanted.size === 0 ? [] : await find(ctx, [...wanted]);
      const written = new Map(rows.map(({ id, words: [word] }) => [id, word]));
      return ids.map((id) => written.get(String(id)) ?? '');
    },
    read: async (ctx) => rowReader(await find(ctx, null), { twins, unknown }),
  };
}
