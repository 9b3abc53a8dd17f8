import type { Context } from '../../core/context.ts';
import { sayIn } from '../../core/language.ts';
import { type CellWords, readerOf, wordKey } from '../../rows/sheets/cell-words.ts';
import { dictionaryNames, readDictionaries } from './read-dictionary.ts';

/**
 * Words for the codes of a dictionary: the names of its items in either language. What has been switched off is not read back. `alias`
 * makes of what people write the name that they mean.
 */
export function dictionaryWords(type: string, alias: (word: string) => string = (word) => word): CellWords {
  return {
    write: async (ctx, codes) => {
      const nameOf = await dictionaryNames(ctx);
      return codes.map((code) => (typeof code === 'string' ? (nameOf(type, code) ?? code) : ''));
    },
    read: async (ctx) => {
      const items = await Promise.all((['zh', 'en'] as const).map((language) => itemsIn({ ...ctx, say: sayIn(language) }, type)));
      const read = readerOf(
        new Map(items.flat().flatMap(({ code, name }) => [[wordKey(code), code] as const, [wordKey(name), code] as const])),
      );
      return (word) => {
        const found = read(word);
        return 'value' in found ? found : read(alias(wordKey(word)));
      };
    },
  };
}

async function itemsIn(ctx: Context, type: string) {
  return (await readDictionaries(ctx, [type])).get(type) ?? [];
}
