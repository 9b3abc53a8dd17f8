import { allWithin, attributeOf, childOf, elementsOf, isNamed, valueOf } from './docx-xml.ts';

/** Ways of nesting that one text may have: each is a rule that every paragraph is held against. */
const mostPaths = 300;

interface Level {
  isOrdered: boolean;
  start: number;
  /** Whether HTML shows the same number: `3.` */
  isPlain: boolean;
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

  return {
    paths,
    /** Something else than an item: what comes next is a list of its own. */
    end: () => {
      open = [];
    },
    /** The place of the item's path among the paths, and whether its number looks another way than it did. Null: no item of a list. */
    item(numPr: Element | undefined): { path: number; isChanged: boolean } | null {
      const id = valueOf(childOf(numPr, 'numId')) ?? '';
      const depth = Number(valueOf(childOf(numPr, 'ilvl')) ?? 0);
      const numbering = numberings.get(id);
      const level = numbering?.levels.get(depth);
      if (!numbering || !level || !/^\d+$/.test(id)) return null;
      const isNew = !begun.has(`${id} ${depth}`);
      begun.add(`${id} ${depth}`);
      const count = counts.get(numbering.counted) ?? [];
      counts.set(numbering.counted, count);
      const override = isNew ? numbering.starts.get(depth) : undefined;
      count[depth] = override ?? (count[depth] === undefined ? level.start : count[depth] + 1);
      count.length = depth + 1;

      open = open.filter((list) => list.level < depth || (list.level === depth && list.id === id));
      if (open.at(-1)?.level !== depth) {
        const start = level.isOrdered && count[depth] !== 1 ? `[start='${count[depth]}']` : '';
        // the class keeps lists apart that follow each other; the cleaning takes it away
        open.push({ level: depth, id, path: `${level.isOrdered ? 'ol' : 'ul'}.n${id}l${depth}${start}` });
      }
      const path = open.map((list) => list.path).join(' > li > ');
      const place = paths.indexOf(path);
      if (place === -1 && paths.length === mostPaths) return null;
      return { path: place === -1 ? paths.push(path) - 1 : place, isChanged: isNew && level.isOrdered && !level.isPlain };
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
    isPlain: format === 'decimal' && /^%\d[.．、]?$/.test(valueOf(childOf(lvl, 'lvlText')) ?? '%1.'),
  };
}
