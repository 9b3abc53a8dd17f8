/** Rows that are in memory already, in batches for a writer. */
export async function* batchesOf<Row>(rows: readonly Row[], size = 500): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
