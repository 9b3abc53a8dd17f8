import type { Words } from '../../words.tsx';
import type { ChartTableData } from '../chart-table.tsx';
import type { SeriesValues } from './series-values.ts';

/** The table behind a chart of series: a row for each point, a column for each series. */
export function seriesTable(
  names: readonly string[],
  values: SeriesValues,
  text: { series: readonly { label: string }[]; xLabel: string | undefined; textOf: (value: number) => string; words: Words },
): ChartTableData {
  const { series, xLabel, textOf, words } = text;
  return {
    columns: [xLabel ?? words.item, ...series.map(({ label }) => label)],
    rows: names.map((name, point) => [
      name,
      ...values.map((row) => {
        const value = row[point] ?? null;
        return value === null ? '—' : textOf(value);
      }),
    ]),
  };
}
