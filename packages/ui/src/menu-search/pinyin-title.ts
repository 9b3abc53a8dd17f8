/** Where a title is matched: from, and to exclusive. */
export type Range = readonly [from: number, to: number];

/** A title with Chinese in it, ready to be compared with pinyin. Both texts are as long as the title. */
export interface PinyinTitle {
  /** Blank where the title has what nobody types, as a slash: `pinyin-match` passes over blanks. */
  text: string;
  /** The same with a Chinese character for each Latin letter and figure. */
  replaced: string;
  /** What those letters and figures are in a query, at its end also begun only; `null` for none. */
  others: RegExp | null;
}

/**
 * Loads the readings of Chinese characters (20 kB) once. Without a connection the search goes on without them, and the next call tries
 * again.
 */
export function loadPinyin(): Promise<void> {
  loading ??= load();
  return loading;
}

export function hasPinyin(): boolean {
  return match !== null;
}

/** Whether a text has Chinese characters. */
export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** `null` for a title without Chinese. */
export function pinyinTitle(title: string): PinyinTitle | null {
  if (!hasChinese(title)) return null;
  const text = title.replaceAll(/[^\p{L}\p{N}]/gu, (part) => ' '.repeat(part.length));
  const words = text.toLowerCase().match(/[a-z\d]+/g);
  const others = words && new RegExp(words.flatMap((word) => [word, ...begun(word)]).join('|'), 'g');
  return { text, replaced: text.replaceAll(/[a-z\d]/gi, standIn.character), others };
}

/** A query as letters of pinyin: `Lǚ yóu` is `lvyou`. `null` when it cannot be pinyin. */
export function pinyinQuery(query: string): string | null {
  const letters = query
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[üǖǘǚǜ]/g, 'v')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\s'’]/g, '');
  return /^[a-z\d]+$/.test(letters) && /[a-z]/.test(letters) ? letters : null;
}

/**
 * Where a title reads as the query, in the judgement of `pinyin-match`: whole syllables of which the last may be unfinished, or initials.
 * It takes no syllable together with Latin letters or figures, as in `vipyonghu` for `VIP用户`: these are then Chinese in both. `query` comes
 * from `pinyinQuery`; `null` also while the readings are not loaded.
 */
export function matchPinyin({ text, replaced, others }: PinyinTitle, query: string): Range | null {
  if (match === null) return null;
  const places = match(text, query);
  if (places !== false) return rangeOf(places);
  for (const syllables of others === null ? [] : withoutLatin(query, others)) {
    const replacedPlaces = match(replaced, syllables);
    if (replacedPlaces !== false) return rangeOf(replacedPlaces);
  }
  return null;
}

async function load(): Promise<void> {
  try {
    const { default: library } = await import('pinyin-match');
    match = library.match;
  } catch {
    loading = undefined;
  }
}

let loading: Promise<void> | undefined;
let match: ((title: string, query: string) => [number, number] | false) | null = null;

/** A character with one reading, which is no other's beginning. */
const standIn = { character: '日', reading: 'ri' };

function rangeOf([from, last]: readonly [number, number]): Range {
  return [from, last + 1];
}

/** The query with the words of the title replaced: all of them, or one, since a word of one letter also stands inside of syllables. */
function withoutLatin(query: string, others: RegExp): Set<string> {
  const replaced = (word: string) => standIn.reading.repeat(word.length);
  const places = Array.from(query.matchAll(others));
  const single = places.map(({ 0: word, index }) => query.slice(0, index) + replaced(word) + query.slice(index + word.length));
  return new Set(places.length > 1 ? [query.replaceAll(others, replaced), ...single] : single);
}

/** Of `vip`: `vi` and `v`, where the text ends. */
function begun(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, left) => `${word.slice(0, word.length - 1 - left)}$`);
}
