import Fuse, { type IFuseOptions } from 'fuse.js/basic';
import { createScorer, maxPatternLength, textSign, threshold, type TextSign } from './bitap-score.ts';
import { matchRanges } from './match-ranges.ts';
import {
  hasChinese,
  hasPinyin,
  letterBits,
  loadPinyin,
  matchPinyin,
  pinyinQuery,
  pinyinTitle,
  type PinyinTitle,
  type Range,
} from './pinyin-title.ts';

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

/** For queries too long for our own Bitap. */
const fuseOptions = {
  keys: [
    { name: 'title', weight: 0.7, getFn: titlesOf },
    { name: 'path', weight: 0.3 },
  ],
  threshold,
  includeScore: true,
} satisfies IFuseOptions<MenuSearchItem>;

const indexes = new WeakMap<readonly MenuSearchItem[], { index: MenuSearchIndex<MenuSearchItem>; size: number }>();

interface Field {
  text: string;
  sign: TextSign;
  /** Weight of the field, less for a text of many words. */
  power: number;
}

function buildIndex<Item extends MenuSearchItem>(items: readonly Item[]): MenuSearchIndex<Item> {
  const fields = items.map(fieldsOf);
  let fuse: Fuse<Item> | undefined;
  let pinyin: (PinyinTitle | null)[][] | undefined;

  /** Score by place in the list. */
  function textScores(query: string): Map<number, number> {
    if (query.length > maxPatternLength) {
      fuse ??= new Fuse(items, fuseOptions);
      return new Map(fuse.search(query).map((result) => [result.refIndex, result.score ?? 0]));
    }
    const score = createScorer(query.toLowerCase());
    const scores = new Map<number, number>();
    for (let index = 0; index < fields.length; index += 1) {
      let total = 1;
      let isHit = false;
      for (const field of fields[index] ?? []) {
        const part = score(field.text, field.sign);
        if (part === null) continue;
        isHit = true;
        total *= (part === 0 ? Number.EPSILON : part) ** field.power;
      }
      if (isHit) scores.set(index, total);
    }
    return scores;
  }

  function addPinyin(scores: Map<number, number>, query: string): void {
    const letters = hasPinyin() ? pinyinQuery(query) : null;
    if (letters === null) return;
    pinyin ??= items.map((item) => titlesOf(item).map(pinyinTitle));
    const bits = letterBits(letters);
    for (let index = 0; index < pinyin.length; index += 1) {
      for (const title of pinyin[index] ?? []) {
        const range = title && matchPinyin(title, letters, bits);
        if (!range) continue;
        scores.set(index, Math.min(scores.get(index) ?? 1, pinyinScore(range, title.readings.length)));
      }
    }
  }

  function search(query: string): MenuSearchHit<Item>[] {
    if (query.trim() === '') return items.map((item, index) => new Hit(item, index, 0, ''));
    const scores = textScores(query);
    addPinyin(scores, query);
    const hits: MenuSearchHit<Item>[] = [];
    for (const [index, score] of scores) {
      const item = items[index];
      if (item !== undefined) hits.push(new Hit(item, index, score, query));
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

  constructor(item: Item, index: number, score: number, query: string) {
    this.item = item;
    this.index = index;
    this.score = score;
    this.#query = query;
  }

  get titleRanges(): readonly Range[] {
    return matchRanges(this.item.title, this.#query);
  }

  get pathRanges(): readonly Range[] {
    return matchRanges(this.item.path ?? '', this.#query);
  }
}

function fieldsOf(item: MenuSearchItem): Field[] {
  const titles = titlesOf(item).map((text) => fieldOf(text, 0.7));
  const path = fieldOf(item.path ?? '', 0.3);
  return [...titles, path].filter((field) => field.text.trim() !== '');
}

function fieldOf(value: string, weight: number): Field {
  const text = value.toLowerCase();
  const words = value.match(/[^\t-\r \u00A0]+/g)?.length ?? 1;
  const norm = Math.round(1000 / words ** 0.5) / 1000;
  return { text, sign: textSign(text), power: weight * norm };
}

function titlesOf({ title, keywords }: MenuSearchItem): string[] {
  return keywords === undefined ? [title] : [title, ...keywords];
}

/** As good as a title that is the query, or one that has it at that place; of two such the one with less besides it. */
function pinyinScore([from, to]: Range, length: number): number {
  const besides = 1 - (to - from) / length;
  return (besides === 0 ? Number.EPSILON : 0.001 + (from + besides / 10) / 100) ** 0.7;
}
