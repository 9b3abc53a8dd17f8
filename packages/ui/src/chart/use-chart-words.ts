import { ownWords } from '../own-words.ts';
import type { ChartWords } from './chart-words.ts';

const zh: ChartWords = {
  chart: '图表',
  chartHelp: '方向键逐点查看，Home 和 End 到两端，回车固定提示，Esc 离开',
  chartTitle: (title, unit) => `${title}（${unit}）`,
  chartUnit: (unit) => `单位：${unit}`,
  chartPoint: (name, series, value) => `${name}，${series} ${value}`,
  noValue: '无数据',
  downloadFailed: '没能生成图片，请重试',
  chartOther: '其他',
  chartTotal: '合计',
  chartShare: '占比',
  chartPart: (name, value, share) => `${name}，${value}，${share}`,
  chartCell: (row, column, value) => `${row}，${column}，${value}`,
  timeScale: '时间刻度',
  byDay: '日',
  byWeek: '周',
  byMonth: '月',
  timeMarks: '时间点',
  timeState: '状态',
  timeEnded: '已结束',
  timeRunning: '进行中',
  timeComing: '未开始',
  timeBar: (lane, name, span, state) => `${lane}，${name}，${span}，${state}`,
  timeSpan: (from, to) => `${from} 至 ${to}`,
};

const en: ChartWords = {
  chart: 'chart',
  chartHelp: 'Arrow keys go from point to point, Home and End to the ends, Enter pins the tooltip, Escape leaves',
  chartTitle: (title, unit) => `${title} (${unit})`,
  chartUnit: (unit) => `Unit: ${unit}`,
  chartPoint: (name, series, value) => `${name}, ${series} ${value}`,
  noValue: 'no data',
  downloadFailed: 'The picture could not be made. Try again',
  chartOther: 'Other',
  chartTotal: 'Total',
  chartShare: 'Share',
  chartPart: (name, value, share) => `${name}, ${value}, ${share}`,
  chartCell: (row, column, value) => `${row}, ${column}, ${value}`,
  timeScale: 'Time scale',
  byDay: 'Day',
  byWeek: 'Week',
  byMonth: 'Month',
  timeMarks: 'Dates',
  timeState: 'State',
  timeEnded: 'Ended',
  timeRunning: 'Under way',
  timeComing: 'Not started',
  timeBar: (lane, name, span, state) => `${lane}, ${name}, ${span}, ${state}`,
  timeSpan: (from, to) => `${from} to ${to}`,
};

/** The kit's words with these. */
export const useChartWords = ownWords('chart', { zh, en });
