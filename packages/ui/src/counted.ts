/** A count with its noun in English: "1 row", "3 rows", "2 matches"; a count that is text already stays as it is written. */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}
