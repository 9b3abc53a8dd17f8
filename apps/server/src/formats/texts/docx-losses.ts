import type { DocxLoss, DocxLossKind } from '../../core/docx-content.ts';

/** Places that are named of one kind: what comes after them is counted. */
const mostPlaces = 20;
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
  all: () => DocxLoss[];
}

export function createLosses(): Losses {
  const losses = new Map<DocxLossKind, DocxLoss>();
  let heading: string | null = null;
  let place: DocxLoss['places'][number] = { heading, words: '' };
  let told = new Set<DocxLossKind>();
  function add(kind: DocxLossKind): void {
    const loss = losses.get(kind) ?? { kind, count: 0, places: [] };
    loss.count += 1;
    if (loss.places.length < mostPlaces) loss.places.push(place);
    losses.set(kind, loss);
    told.add(kind);
  }
  return {
    enter: (next) => {
      heading = shortened(next);
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
    all: () => [...losses.values()],
  };
}

function shortened(text: string): string {
  return Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, longestWords).join('');
}
