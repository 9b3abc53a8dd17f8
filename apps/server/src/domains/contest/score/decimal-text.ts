/** `85.5000`, as the database has it, is `85.5`. */
export function withoutZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

/** A decimal with exactly this many places; it has no more places than that but zeros. */
export function withPlaces(decimal: string, places: number): string {
  const [whole = '0', fraction = ''] = withoutZeros(decimal).split('.');
  return places === 0 ? whole : `${whole}.${fraction.padEnd(places, '0')}`;
}
