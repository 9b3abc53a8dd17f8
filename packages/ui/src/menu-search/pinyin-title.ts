/** Where a title is matched: from, and to exclusive. */
export type Range = readonly [from: number, to: number];

/** A title with Chinese in it, ready to be compared with pinyin. */
export interface PinyinTitle {
  /** One entry per character: the readings of a Chinese one, others as they are; `null` for what nobody types, as a space. */
  readings: readonly (readonly string[] | null)[];
  /** Which letters readings begin with, and which they have at all: a bit for each. */
  initials: number;
  letters: number;
}

/** Loads the readings of Chinese characters (26 kB) once. Without a connection the search goes on without them, and the next call tries again. */
export function loadPinyin(): Promise<void> {
  loading ??= load();
  return loading;
}

export function hasPinyin(): boolean {
  return readingsOf !== null;
}

/** Whether a text has Chinese characters. */
export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** `null` while the readings are not loaded, and for a title without Chinese. */
export function pinyinTitle(title: string): PinyinTitle | null {
  const known = readingsOf;
  if (known === null || !hasChinese(title)) return null;
  // By code units, as the places in a title are counted: the halves of a rare character have no readings and are passed over.
  const readings = Array.from({ length: title.length }, (_, at) => {
    const char = title.charAt(at).toLowerCase();
    return known.get(char) ?? (/[\p{L}\p{N}]/u.test(char) ? [char] : null);
  });
  const all = readings.flatMap((reading) => reading ?? []);
  return { readings, initials: letterBits(all.map((reading) => reading.charAt(0)).join('')), letters: letterBits(all.join('')) };
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
 * Where a title reads as the query: whole syllables of which the last may be unfinished, or initials. Agrees with `pinyin-match` and also
 * passes over punctuation. `query` comes from `pinyinQuery`.
 */
export function matchPinyin({ readings, initials, letters }: PinyinTitle, query: string, queryBits = letterBits(query)): Range | null {
  if ((queryBits & ~letters) !== 0 || (letterBits(query.charAt(0)) & ~initials) !== 0) return null;
  for (let from = 0; from < readings.length; from += 1) {
    if (readings[from] === null) continue;
    const to = Math.max(syllablesEnd(readings, from, query, 0), initialsEnd(readings, from, query));
    // Latin letters alone are no pinyin: the other search finds them.
    if (to > 0 && readings.slice(from, to).some(isChinese)) return [from, to];
  }
  return null;
}

/** A bit for each of a to z that a text has. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const place = text.charCodeAt(at) - 97;
    if (place >= 0 && place < 26) bits |= 1 << place;
  }
  return bits;
}

async function load(): Promise<void> {
  try {
    // @ts-expect-error -- the table behind `pinyin-match` has no types: characters by syllable
    const table: { dict: Readonly<Record<string, string>> } = await import('pinyin-match/src/simplified_dict.js');
    readingsOf = invert(table.dict);
  } catch {
    loading = undefined;
  }
}

let loading: Promise<void> | undefined;
let readingsOf: ReadonlyMap<string, readonly string[]> | null = null;

type Readings = PinyinTitle['readings'];

/** The end of the match, or 0. */
function syllablesEnd(readings: Readings, place: number, query: string, typed: number): number {
  let at = place;
  while (readings[at] === null) at += 1;
  for (const reading of readings[at] ?? []) {
    const left = query.length - typed;
    if (reading.length >= left) {
      if (reading.startsWith(query.slice(typed))) return at + 1;
    } else if (query.startsWith(reading, typed)) {
      const end = syllablesEnd(readings, at + 1, query, typed + reading.length);
      if (end > 0) return end;
    }
  }
  return 0;
}

/** The end of the match, or 0. */
function initialsEnd(readings: Readings, from: number, query: string): number {
  let at = from;
  for (const letter of query) {
    while (readings[at] === null) at += 1;
    if (readings[at]?.some((reading) => reading.startsWith(letter)) !== true) return 0;
    at += 1;
  }
  return at;
}

function isChinese(reading: Readings[number]): boolean {
  return reading !== null && reading !== undefined && chineseReadings.has(reading);
}

const chineseReadings = new WeakSet<readonly string[]>();

/** From syllable to characters, to character to syllables. `ü` is typed as `v`, and people also write `jv` and `nue`. */
function invert(dict: Readonly<Record<string, string>>): Map<string, readonly string[]> {
  const readings = new Map<string, string[]>();
  for (const [syllable, chars] of Object.entries(dict)) {
    const spellings = new Set([syllable, syllable.replace(/^([jqxy])u/, '$1v'), syllable.replace(/^([ln])ve$/, '$1ue')]);
    for (const char of chars) readings.set(char, [...(readings.get(char) ?? []), ...spellings]);
  }
  for (const list of readings.values()) chineseReadings.add(list);
  return readings;
}
