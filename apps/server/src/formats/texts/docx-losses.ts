import type { DocxLoss, DocxLossKind } from '../../core/docx-content.ts';

/** Places that are named of one kind: what comes after them is counted. */
const mostPlaces = 200;
const longestWords = 40;

/** What is told of a text that does not come over as it stands. */
export interface Losses {
  /** From here on, things stand under this heading. */
  enter: (heading: string) => void;
  /** A paragraph begins. */
  begin: () => void;
  /** What it says, once it is known what of it is kept. */
  end: (words: string) => void;
  add: (kind: DocxLossKind) => void;
  /** The same, told once for a paragraph. */
  addOnce: (kind: DocxLossKind) => void;
  /** A character of a symbol font stands here. */
  addSymbol: (symbol: string) => void;
  /** `unknown` are the symbols that the parser left out. */
  all: (unknown: ReadonlySet<string>) => DocxLoss[];
}

export function createLosses(): Losses {
  const losses = new Map<DocxLossKind, DocxLoss>();
  let heading: string | null = null;
  let place: DocxLoss['places'][number] = { heading, words: '' };
  let told = new Set<DocxLossKind>();
  const symbols: { symbol: string; at: DocxLoss['places'][number] }[] = [];
  function lose(kind: DocxLossKind, at: DocxLoss['places'][number]): void {
    const loss = losses.get(kind) ?? { kind, count: 0, places: [] };
    loss.count += 1;
    if (loss.places.length < mostPlaces) loss.places.push(at);
    losses.set(kind, loss);
  }
  function add(kind: DocxLossKind): void {
    lose(kind, place);
    told.add(kind);
  }
  return {
    enter: (next) => {
      heading = shortened(next);
      // what is lost in the heading itself is lost under it
      place.heading = heading;
    },
    begin: () => {
      told = new Set();
      // a paragraph of a picture alone is known by the words before it
      place = { heading, words: place.words };
    },
    end: (words) => {
      place.words = shortened(words) || place.words;
    },
    add,
    addOnce: (kind) => told.has(kind) || add(kind),
    addSymbol: (symbol) => void symbols.push({ symbol, at: place }),
    all(unknown) {
      for (const { symbol, at } of symbols) if (unknown.has(symbol)) lose('SYMBOL', at);
      return [...losses.values()];
    },
  };
}

/** As much of a text as names a place. */
export function shortened(text: string): string {
  return Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, longestWords).join('');
}
