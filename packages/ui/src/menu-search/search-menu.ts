import Fuse from 'fuse.js/basic';
import { matchRanges } from './match-ranges.ts';
import { mayMatch, threshold } from './may-match.ts';
import { createPinyinSearch, type PinyinSearch } from './pinyin-search.ts';
import { hasChinese, hasPinyin, loadPinyin, pinyinQuery, type Range } from './pinyin-title.ts';

/** Something that the menu search can find. */
export interface MenuSearchItem {
  title: string;
  path?: string | undefined;
  /** The title in other languages, and other words that people may type for it; they count as the title does. */
  keywords?: readonly string[] | undefined;
}

/** What was found, with the places to highlight. */
export interface MenuSearchHit<Item extends MenuSearchItem = MenuSearchItem> {
  item: Item;
  /** The place of the item in the list that was searched. */
  index: number;
  /** 0 is the best, as in fuse.js. */
  score: number;
  /** Parts of the title, in their order. Worked out when first read. */
  readonly titleRanges: readonly Range[];
  /** Parts of the path. */
  readonly pathRanges: readonly Range[];
}

export interface MenuSearchIndex<Item extends MenuSearchItem> {
  /** All hits, the best first. A blank query finds everything. */
  search: (query: string) => MenuSearchHit<Item>[];
  /** Until then pinyin finds nothing. At once where no title has Chinese in it. */
  ready: Promise<void>;
}

/**
 * Finds menu items by a few letters of title or path, a few of them wrong, and Chinese titles also by pinyin and by its initials.
 * The readings of Chinese load by themselves after the first call; `createMenuSearch` says when they are there. The list must not be
 * changed afterwards: pass a new one.
 */
export function searchMenu<Item extends MenuSearchItem>(items: readonly Item[], query: string): MenuSearchHit<Item>[] {
  return createMenuSearch(items).search(query);
}

/** Prepares a list for `searchMenu`; the same list is prepared once. */
export function createMenuSearch<Item extends MenuSearchItem>(items: readonly Item[]): MenuSearchIndex<Item> {
  const known = indexes.get(items);
  if (known !== undefined && known.size === items.length) return known.index as MenuSearchIndex<Item>; // kept under the very list it was made of
  const index = buildIndex(items);
  indexes.set(items, { index, size: items.length });
  return index;
}

const indexes = new WeakMap<readonly MenuSearchItem[], { index: MenuSearchIndex<MenuSearchItem>; size: number }>();

/** The texts of an item, by the fields of the specification. */
interface Fields {
  titles: readonly Text[];
  path: readonly Text[];
}

interface Text {
  text: string;
  lower: string;
}

/** A title or a keyword, with the place of its item. */
interface Title {
  index: number;
  text: string;
  isOwn: boolean;
}

function buildIndex<Item extends MenuSearchItem>(items: readonly Item[]): MenuSearchIndex<Item> {
  const fields = items.map(fieldsOf);
  const fuse = fuseOf(fields, () => true);
  let readAs: PinyinSearch<Title> | undefined;

  function pinyinHits(query: string) {
    const letters = hasPinyin() ? pinyinQuery(query) : null;
    if (letters === null) return [];
    readAs ??= createPinyinSearch(items.flatMap((item, index) => titlesOf(item).map((text, at) => ({ index, text, isOwn: at === 0 }))));
    // Latin letters alone are no pinyin: fuse.js finds them.
    return readAs(letters).filter(({ title, range }) => hasChinese(title.text.slice(...range)));
  }

  function search(query: string): MenuSearchHit<Item>[] {
    if (query.trim() === '') return items.map((item, index) => new Hit(item, index, 0, ''));
    const canMatch = mayMatch(query);
    const found = (canMatch === null ? fuse : fuseOf(fields, canMatch)).search(query);
    const scores = new Map(found.map(({ refIndex, score = 0 }) => [refIndex, score]));
    const readings = new Map<number, Range>();
    for (const { title, range } of pinyinHits(query)) {
      scores.set(title.index, Math.min(scores.get(title.index) ?? 1, pinyinScore(range, title.text.length)));
      if (title.isOwn) readings.set(title.index, range);
    }
    const hits: MenuSearchHit<Item>[] = [];
    for (const [index, score] of scores) {
      const item = items[index];
      if (item !== undefined) hits.push(new Hit(item, index, score, query, readings.get(index)));
    }
    return hits.sort((one, other) => one.score - other.score || one.index - other.index);
  }

  const ready = items.some((item) => titlesOf(item).some(hasChinese)) ? loadPinyin() : Promise.resolve();
  return { search, ready };
}

class Hit<Item extends MenuSearchItem> implements MenuSearchHit<Item> {
  item: Item;
  index: number;
  score: number;
  #query: string;
  #reading: Range | undefined;

  constructor(item: Item, index: number, score: number, query: string, reading?: Range) {
    this.item = item;
    this.index = index;
    this.score = score;
    this.#query = query;
    this.#reading = reading;
  }

  get titleRanges(): readonly Range[] {
    return matchRanges(this.item.title, this.#query, this.#reading);
  }

  get pathRanges(): readonly Range[] {
    return matchRanges(this.item.path ?? '', this.#query);
  }
}

function fieldsOf(item: MenuSearchItem): Fields {
  const textOf = (text: string) => ({ text, lower: text.toLowerCase() });
  return { titles: titlesOf(item).map(textOf), path: [item.path ?? ''].map(textOf) };
}

/** fuse.js at the options of the specification; texts that cannot match are not handed to it. */
function fuseOf(fields: readonly Fields[], canMatch: (lower: string) => boolean): Fuse<Fields> {
  const kept = (texts: readonly Text[]) => texts.filter(({ lower }) => canMatch(lower)).map(({ text }) => text);
  const keys = [
    { name: 'title', weight: 0.7, getFn: ({ titles }: Fields) => kept(titles) },
    { name: 'path', weight: 0.3, getFn: ({ path }: Fields) => kept(path) },
  ];
  return new Fuse(fields, { keys, threshold, includeScore: true });
}

function titlesOf({ title, keywords }: MenuSearchItem): string[] {
  return keywords === undefined ? [title] : [title, ...keywords];
}

/** As good as a title that is the query, or one that has it at that place; of two such the one with less besides it. */
function pinyinScore([from, to]: Range, length: number): number {
  const besides = 1 - (to - from) / length;
  return (besides === 0 ? Number.EPSILON : 0.001 + (from + besides / 10) / 100) ** 0.7;
}
