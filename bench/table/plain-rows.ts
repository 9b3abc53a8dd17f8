import { fields, type Entry } from './rows.ts';

/** The usual way of tables that leave the order to the page. */
export function compareValues(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
}

/** The usual way of tables that leave the search to the page. */
export function containing(rows: Entry[], search: string): Entry[] {
  const wanted = search.toLowerCase();
  return wanted === '' ? rows : rows.filter((row) => fields.some(({ key }) => String(row[key]).toLowerCase().includes(wanted)));
}
