/** What charts say. */
export interface ChartWords {
  chart: string;
  chartHelp: string;
  chartTitle(title: string, unit: string): string;
  chartUnit(unit: string): string;
  /** A point of a chart as it is read out: 3 月 5 日，访问 128. */
  chartPoint(name: string, series: string, value: string): string;
  noValue: string;
  downloadFailed: string;
  chartOther: string;
  chartTotal: string;
  chartShare: string;
  /** A part of a whole as it is read out: 一等奖，12，24%. */
  chartPart(name: string, value: string, share: string): string;
  /** A cell of a heat map as it is read out: row, column, value. */
  chartCell(row: string, column: string, value: string): string;
  timeScale: string;
  byDay: string;
  byWeek: string;
  byMonth: string;
  timeMarks: string;
  timeState: string;
  timeEnded: string;
  timeRunning: string;
  timeComing: string;
  /** A span of time as it is read out: whose, what, from, to, and whether it is over. */
  timeBar(lane: string, name: string, span: string, state: string): string;
  timeSpan(from: string, to: string): string;
}
