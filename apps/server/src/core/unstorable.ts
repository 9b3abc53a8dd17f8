import { isStorable } from '@saiwu/ui/workbook/storable';

/** The path of a text, or of a key, that no database keeps as it is. Null where all can be kept. */
export function unstorableIn(input: unknown): string | null {
  // without recursion: a value of no known shape may be nested deeper than the stack
  const left: [path: string, value: unknown][] = [['', input]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) return path;
    if (typeof value !== 'object' || value === null || value instanceof Blob) continue;
    for (const [key, inner] of Object.entries(value)) {
      const place = path === '' ? key : `${path}.${key}`;
      if (!isStorable(key)) return place.toWellFormed();
      left.push([place, inner]);
    }
  }
  return null;
}
