/** Which rows share a text, for fields where none may. */
export interface SameTexts {
  add: (row: number, text: string) => void;
  remove: (row: number, text: string) => void;
  /** All rows with this text. */
  rowsWith: (text: string) => Iterable<number>;
  /** Another row than this with the same text, the first that came. */
  otherThan: (row: number, text: string) => number | undefined;
}

/** Empty text is shared by all and counts for none. */
export function createSameTexts(): SameTexts {
  const rows = new Map<string, Set<number>>();
  return {
    add(row, text) {
      if (text === '') return;
      const same = rows.get(text);
      if (same) same.add(row);
      else rows.set(text, new Set([row]));
    },
    remove(row, text) {
      rows.get(text)?.delete(row);
    },
    rowsWith: (text) => rows.get(text) ?? [],
    otherThan(row, text) {
      for (const other of rows.get(text) ?? []) if (other !== row) return other;
      return undefined;
    },
  };
}
