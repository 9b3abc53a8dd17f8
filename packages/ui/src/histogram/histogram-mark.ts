/** A value to compare with, as a line across the chart: the pass mark. */
export interface HistogramMark {
  value: number;
  label: string;
}
