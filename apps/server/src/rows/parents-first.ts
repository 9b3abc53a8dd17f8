/** Puts rows of a sheet behind those above them, as far as these are in it: our own exports begin with the newest. */
export function parentsFirst<Row>(rows: Row[], keyOf: (row: Row) => string, keyAbove: (row: Row) => string | null | undefined): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const sorted = new Set<Row>();
  const visiting = new Set<Row>();
  const visit = (row: Row) => {
    const above = byKey.get(keyAbove(row) ?? '');
    visiting.add(row);
    if (above && !visiting.has(above)) visit(above);
    sorted.add(row);
  };
  for (const row of rows) visit(row);
  return [...sorted];
}
