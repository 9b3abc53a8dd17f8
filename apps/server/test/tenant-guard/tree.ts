/** A node of PostgreSQL's grammar: the parser's types have an interface for each of hundreds, of which the guard reads a few. */
export type Tree = Record<string, unknown>;

/** A node's part, or nothing. */
export function treeOf(value: unknown): Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Tree) : {}; // an object of whatever keys
}

/** A node's list under a key, or an empty one. */
export function listOf(value: unknown, key: string): Tree[] {
  const list = treeOf(value)[key];
  return Array.isArray(list) ? list.map(treeOf) : [];
}

/** A node's text under a key, or an empty one. */
export function textOf(value: unknown, key: string): string {
  const text = treeOf(value)[key];
  return typeof text === 'string' ? text : '';
}
