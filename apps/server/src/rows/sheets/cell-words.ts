import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { stateNames, valueSynonyms } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import { sayIn } from '../../core/language.ts';

/** How sheets show a field of codes or ids: in words, which an export writes and an import reads back. */
export interface CellWords {
  /** The words for the values of some rows, in their order; empty text for none. */
  write: (ctx: Context, values: readonly unknown[]) => Promise<string[]>;
  /** The words that people may write, made ready for one sheet. */
  read: (ctx: Context) => Promise<WordReader>;
}

/** The value that a word means, or why it means none. */
export type WordReader = (word: string) => { value: string | boolean } | { reason: MessageDescriptor };

/** Words for an enumeration's codes, which its values are, or have as `code`. */
export function enumerationWords(
  names: Record<string, MessageDescriptor>,
  synonyms: Readonly<Record<string, readonly string[]>> = {},
): CellWords {
  const values = new Map(
    Object.entries(names).flatMap(([code, name]) =>
      [code, sayIn('zh')(name), sayIn('en')(name), ...(synonyms[code] ?? [])].map((word) => [wordKey(word), code] as const),
    ),
  );
  return {
    write: async ({ say }, given) => given.map((value) => nameOf(names[codeOf(value)], say)),
    read: async () => readerOf(values),
  };
}

/** Words for whether a row is switched on. */
export const stateWords = flagWords(stateNames);

/** Words for whether something is so. */
export const yesNoWords = flagWords({ true: msg`是`, false: msg`否` });

function flagWords(names: Record<'true' | 'false', MessageDescriptor>): CellWords {
  return {
    write: async ({ say }, values) =>
      values.map((value) => (value === null || value === undefined ? '' : say(value === true ? names.true : names.false))),
    read: async (ctx) => {
      const read = await enumerationWords(names, valueSynonyms.state).read(ctx);
      return (word) => {
        const found = read(word);
        return 'reason' in found ? found : { value: found.value === 'true' };
      };
    },
  };
}

/** The form in which words are compared: letters of any width and case, without spaces around. */
export function wordKey(word: string): string {
  return word.normalize('NFKC').trim().toLowerCase();
}

export function readerOf(values: ReadonlyMap<string, string>): WordReader {
  return (word) => {
    const value = values.get(wordKey(word));
    return value === undefined ? { reason: msg`不在可选的值之中` } : { value };
  };
}

/** Reads rows by their names, or by their ids. `twins` is the refusal of a word that several rows have, `unknown` of one that none has. */
export function rowReader(
  rows: readonly { id: string; words: readonly string[] }[],
  { twins, unknown }: Record<'twins' | 'unknown', MessageDescriptor>,
): WordReader {
  const ids = new Set(rows.map(({ id }) => id));
  const called = rows.flatMap(({ id, words }) => [...new Set(words.map(wordKey))].map((word) => ({ word, id })));
  const byWord = Map.groupBy(called, ({ word }) => word);
  return (word) => {
    const [found, ...others] = byWord.get(wordKey(word)) ?? [];
    if (others.length > 0) return { reason: twins };
    if (found) return { value: found.id };
    return ids.has(word) ? { value: word } : { reason: unknown };
  };
}

function codeOf(value: unknown): string {
  return String(typeof value === 'object' && value !== null && 'code' in value ? value.code : value);
}

function nameOf(name: MessageDescriptor | undefined, say: Context['say']): string {
  return name === undefined ? '' : say(name);
}
