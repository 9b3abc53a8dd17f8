/** What a chart shows as text. */
export interface ChartTableData {
  /** Headings; the first names the rows. */
  columns: readonly string[];
  /** Cells as text, one for each heading; the first is the row's name. */
  rows: readonly (readonly string[])[];
}

/** The table behind a chart, as high as the chart at most. */
export function ChartTable({ title, data, height }: { title: string; data: ChartTableData; height: number }) {
  return (
    <section
      data-slot="chart-table"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className="overflow-auto rounded-control border border-border bg-surface focus-ring"
      style={{ maxHeight: height }}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-fg-muted">
            {data.columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`sticky top-0 border-b border-border bg-surface px-3 py-1.5 font-medium ${index === 0 ? 'text-left' : 'text-right whitespace-nowrap'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row, index) => (
            // Rows have no key of their own and never move.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index} className="not-last:border-b border-border">
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key="name" scope="row" className="px-3 py-1.5 text-left font-normal">
                    {cell}
                  </th>
                ) : (
                  <td key={data.columns[column]} className="px-3 py-1.5 text-right whitespace-nowrap tabular-nums">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
