/** One visible line of a JSON tree. */
export interface JsonRow {
  /** As one would write it in JavaScript, from `$`: `$.rows[0]["学校 名称"]`. Unique. */
  path: string;
  /** Name in the object, place in the array; null for the root. */
  name: string | number | null;
  value: unknown;
  /** From 1. */
  level: number;
  /** Among the children of one parent, from 1. */
  position: number;
  setSize: number;
  /** Number of children; null for a value that has none to show. */
  count: number | null;
  isOpen: boolean;
  parent: string | null;
  /** A line in place of this many children that are not shown yet. */
  hidden?: number;
}

export interface JsonOpenness {
  /** Levels that are open by themselves. */
  depth: number;
  /** Paths that are the other way round. */
  toggled: ReadonlySet<string>;
  /** How many children are shown where it is more than the first `pageSize`. */
  shown: ReadonlyMap<string, number>;
}

/** How many children of one parent are shown at first, and with each further step. */
export const pageSize = 100;

/** The lines to show, from top to bottom. */
export function jsonRows(value: unknown, openness: JsonOpenness): JsonRow[] {
  const rows: JsonRow[] = [];
  collect({ path: '$', name: null, value, level: 1, position: 1, setSize: 1, parent: null }, openness, rows);
  return rows;
}

function collect(base: Omit<JsonRow, 'count' | 'isOpen'>, openness: JsonOpenness, rows: JsonRow[]) {
  const children = childrenOf(base.value);
  const count = children.length > 0 ? children.length : null;
  const isOpen = count !== null && base.level <= openness.depth !== openness.toggled.has(base.path);
  rows.push({ ...base, count, isOpen });
  if (!isOpen) return;
  const shown = children.slice(0, openness.shown.get(base.path) ?? pageSize);
  const level = base.level + 1;
  const setSize = children.length;
  for (const [index, [name, value]] of shown.entries()) {
    collect({ path: pathOf(base.path, name), name, value, level, position: index + 1, setSize, parent: base.path }, openness, rows);
  }
  const hidden = children.length - shown.length;
  if (hidden === 0) return;
  const position = shown.length + 1;
  rows.push({
    path: `${base.path}…`,
    name: null,
    value: null,
    level,
    position,
    setSize,
    count: null,
    isOpen: false,
    parent: base.path,
    hidden,
  });
}

function childrenOf(value: unknown): [name: string | number, value: unknown][] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function pathOf(parent: string, name: string | number): string {
  if (typeof name === 'number') return `${parent}[${name}]`;
  return /^[a-z_$][\w$]*$/i.test(name) ? `${parent}.${name}` : `${parent}[${JSON.stringify(name)}]`;
}
