import { numberText } from './number-text.ts';
import { allWithin, attributeOf, childOf, elementsOf, isNamed, isOn, valueOf } from './docx-xml.ts';

/** Ways of nesting that one text may have: each is a rule that every paragraph is held against. */
const mostPaths = 300;

interface Level {
  isOrdered: boolean;
  start: number;
  format: string;
  /** What stands before an item: `%1.%2` */
  text: string;
  /** All its numbers are in figures: `2.1` under `第二章`. */
  isLegal: boolean;
}

interface Numbering {
  /** Lists with the same go on counting from each other. */
  counted: string;
  levels: Map<number, Level>;
  starts: Map<number, number>;
}

interface OpenList {
  level: number;
  id: string;
  path: string;
}

/** Counts the items of lists as the word processor does, which HTML does within one list only. */
export function createLists(root: Element | undefined) {
  const numberings = readNumberings(root);
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  const paths: string[] = [];
  let open: OpenList[] = [];

  /** Counts an item. Null: it is none of a list. */
  function count(numPr: Element | undefined) {
    const id = valueOf(childOf(numPr, 'numId')) ?? '';
    const depth = Number(valueOf(childOf(numPr, 'ilvl')) ?? 0);
    const numbering = numberings.get(id);
    const level = numbering?.levels.get(depth);
    if (!numbering || !level || !/^\d+$/.test(id)) return null;
    const isNew = !begun.has(`${id} ${depth}`);
    begun.add(`${id} ${depth}`);
    const numbers = counts.get(numbering.counted) ?? [];
    counts.set(numbering.counted, numbers);
    const override = isNew ? numbering.starts.get(depth) : undefined;
    const last = numbers[depth];
    const number = override ?? (last === undefined ? level.start : last + 1);
    numbers[depth] = number;
    numbers.length = depth + 1;
    return { id, depth, levels: numbering.levels, level, numbers, number, isNew };
  }

  return {
    paths,
    /** What stands before a heading that is numbered, as words. */
    label(numPr: Element | undefined): string {
      const counted = count(numPr);
      if (!counted?.level.isOrdered) return '';
      return counted.level.text.replaceAll(/%([1-9])/g, (_whole, digit: string) => {
        const level = counted.levels.get(Number(digit) - 1);
        return numberText(
          counted.numbers[Number(digit) - 1] ?? level?.start ?? 1,
          counted.level.isLegal ? 'decimal' : (level?.format ?? 'decimal'),
        );
      });
    },
    /** Something else than an item: what comes next is a list of its own. */
    end: () => {
      open = [];
    },
    /** The place of the item's path among the paths, and whether its number looks another way than it did. Null: no item of a list. */
    item(numPr: Element | undefined): { path: number; isChanged: boolean } | null {
      const counted = count(numPr);
      if (!counted) return null;
      const { id, depth, level, number, isNew } = counted;
      open = open.filter((list) => list.level < depth || (list.level === depth && list.id === id));
      if (open.at(-1)?.level !== depth) {
        const start = level.isOrdered && number !== 1 ? `[start='${number}']` : '';
        // the class keeps lists apart that follow each other; the cleaning takes it away
        open.push({ level: depth, id, path: `${level.isOrdered ? 'ol' : 'ul'}.n${id}l${depth}${start}` });
      }
      const path = open.map((list) => list.path).join(' > li > ');
      const place = paths.indexOf(path);
      if (place === -1 && paths.length === mostPaths) return null;
      return { path: place === -1 ? paths.push(path) - 1 : place, isChanged: isNew && level.isOrdered && !isPlain(level) };
    },
  };
}

function readNumberings(root: Element | undefined): Map<string, Numbering> {
  const parts = root ? elementsOf(root) : [];
  const abstract = new Map(parts.filter(isNamed('abstractNum')).map((one) => [attributeOf(one, 'abstractNumId'), one]));
  return new Map(
    parts.filter(isNamed('num')).map((num) => {
      const counted = valueOf(childOf(num, 'abstractNumId')) ?? '';
      const own = abstract.get(counted);
      const starts = elementsOf(num)
        .filter(isNamed('lvlOverride'))
        .flatMap((override): [number, number][] => {
          const start = valueOf(childOf(override, 'startOverride'));
          return start === undefined ? [] : [[Number(attributeOf(override, 'ilvl') ?? 0), Number(start)]];
        });
      const levels = own ? allWithin(own, 'lvl').map((lvl): [number, Level] => [Number(attributeOf(lvl, 'ilvl') ?? 0), levelOf(lvl)]) : [];
      return [attributeOf(num, 'numId') ?? '', { counted, levels: new Map(levels), starts: new Map(starts) }];
    }),
  );
}

function levelOf(lvl: Element): Level {
  const format = valueOf(childOf(lvl, 'numFmt')) ?? 'decimal';
  const start = Number(valueOf(childOf(lvl, 'start')) ?? 1);
  return {
    isOrdered: format !== 'bullet' && format !== 'none',
    // what the HTML may hold
    start: Number.isInteger(start) && start >= 0 && start < 1000 ? start : 1,
    format,
    text: valueOf(childOf(lvl, 'lvlText')) ?? '',
    isLegal: isOn(childOf(lvl, 'isLgl')),
  };
}

/** Whether HTML shows the same number: `3.` */
function isPlain({ format, text }: Level): boolean {
  return format === 'decimal' && /^%\d[.．、]?$/.test(text);
}
