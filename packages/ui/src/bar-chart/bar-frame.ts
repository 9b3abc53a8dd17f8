import { columnLabels, type AxisLabel } from '../chart/axis/axis-labels.ts';
import { axisRoom, isWhole, tickCount, valueScale, type PlotArea, type ValueScale } from '../chart/axis/cartesian-frame.ts';
import type { Mark } from '../chart/chart-mark.ts';
import { valueDomain, type SeriesValues, type Span } from '../chart/series/series-values.ts';
import { cutText, textWidth, twoLines } from '../chart/text-width.ts';

/** A bar, in pixels. */
export interface BarBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text at the end of a bar. */
export interface BarText {
  x: number;
  y: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

/** Where everything of a bar chart stands. */
export interface BarFrame {
  area: PlotArea;
  scale: ValueScale;
  /** Names under upright bars, or beside lying ones. */
  labels: readonly AxisLabel[];
  /** Room of a point, with the air around its bars. */
  band: (point: number) => BarBox;
  boxAt: (mark: Mark) => BarBox | null;
  /** Values at the ends of the bars; null where there is no room for all. */
  textAt: ((mark: Mark) => BarText | null) | null;
}

export interface BarFrameOptions {
  width: number;
  height: number;
  names: readonly string[];
  values: SeriesValues;
  spans: readonly (readonly Span[])[];
  isStacked: boolean;
  isHorizontal: boolean;
  textOf: (value: number) => string;
  tickText: (value: number) => string;
}

export function barFrame(options: BarFrameOptions): BarFrame {
  return options.isHorizontal ? lyingFrame(options) : uprightFrame(options);
}

function uprightFrame(options: BarFrameOptions): BarFrame {
  const { width, height, names, values, spans, isStacked, textOf } = options;
  const hasNegative = values.some((row) => row.some((value) => value !== null && value < 0));
  const right = width - 4;
  const layOut = (bottom: number) => {
    const top = 8;
    const scale = scaleOf(options, { from: top, length: bottom - top, room: 48 });
    return { area: { left: axisRoom(scale.ticks.map(({ text }) => text)), right, top, bottom }, scale };
  };
  const first = layOut(height - footOfOne);
  const places = (left: number) => names.map((text, point) => ({ at: ((point + 0.5) * (right - left)) / names.length, text }));
  const labelsFor = ({ left }: PlotArea) => columnLabels(places(left), right - left, 4).map((label) => ({ ...label, at: label.at + left }));
  const isTwoLines = labelsFor(first.area).some(({ lines }) => lines.length > 1);
  const { area, scale } = isTwoLines ? layOut(height - footOfTwo) : first;
  const step = (area.right - area.left) / Math.max(1, names.length);
  const columns = columnsOf(step, isStacked ? 1 : values.length);
  const band = (point: number) => ({ x: area.left + point * step, y: area.top, width: step, height: area.bottom - area.top });
  const boxAt = ({ point, series }: Mark) => {
    const span = spans[series]?.[point];
    if (!span) return null;
    const { start, size } = lengthOf(scale, span);
    return { x: band(point).x + columns.at(isStacked ? 0 : series), y: start, width: columns.size, height: size };
  };
  const widest = widestText(values, textOf);
  const hasTexts = !isStacked && widest <= columns.size + (values.length === 1 ? step - columns.size - 4 : 0) && !hasNegative;
  return {
    area,
    scale,
    labels: labelsFor(area),
    band,
    boxAt,
    textAt: hasTexts
      ? (mark) => {
          const box = boxAt(mark);
          const value = values[mark.series]?.[mark.point] ?? null;
          return box && value !== null ? { x: box.x + box.width / 2, y: box.y - 5, text: textOf(value), anchor: 'middle' } : null;
        }
      : null,
  };
}

function lyingFrame(options: BarFrameOptions): BarFrame {
  const { width, height, names, values, spans, isStacked, textOf } = options;
  const area = { left: 0, right: width - 4, top: 4, bottom: height - footOfOne };
  const step = (area.bottom - area.top) / Math.max(1, names.length);
  const lines = step >= 36 ? 2 : 1;
  const longest = names.reduce((most, name) => Math.max(most, textWidth(name)), 0);
  const nameRoom = Math.min(lines === 2 ? Math.max(longest / 2 + 12, Math.min(longest, 96)) : longest, width * 0.42);
  const hasNegative = values.some((row) => row.some((value) => value !== null && value < 0));
  const columns = columnsOf(step, isStacked ? 1 : values.length);
  const hasTexts = !isStacked && columns.size >= 12;
  const textRoom = hasTexts ? widestText(values, textOf) + 8 : 0;
  area.left = nameRoom + 8 + (hasNegative ? textRoom : 0);
  area.right -= Math.max(textRoom, 8);
  const scale = scaleOf(options, { from: area.left, length: area.right - area.left, room: 80 });
  const band = (point: number) => ({ x: 0, y: area.top + point * step, width, height: step });
  const boxAt = ({ point, series }: Mark) => {
    const span = spans[series]?.[point];
    if (!span) return null;
    const { start, size } = lengthOf(scale, span);
    return { x: start, y: band(point).y + columns.at(isStacked ? 0 : series), width: size, height: columns.size };
  };
  return {
    area,
    scale,
    labels: names.map((name, point) => ({
      at: area.top + (point + 0.5) * step,
      lines: lines === 2 ? twoLines(name, nameRoom) : [cutText(name, nameRoom)],
    })),
    band,
    boxAt,
    textAt: hasTexts
      ? (mark) => {
          const box = boxAt(mark);
          const value = values[mark.series]?.[mark.point] ?? null;
          if (!box || value === null) return null;
          const isLeft = value < 0;
          return {
            x: isLeft ? box.x - 6 : box.x + box.width + 6,
            y: box.y + box.height / 2,
            text: textOf(value),
            anchor: isLeft ? 'end' : 'start',
          };
        }
      : null,
  };
}

/** Height of a lying bar chart that nobody gave one: room for every bar and its name. */
export function lyingHeight(points: number, barsEach: number): number {
  return Math.max(120, points * Math.max(30, barsEach * 16 + 14) + footOfOne + 4);
}

/** Room under the plot for labels of one line, and of two. */
const footOfOne = 26;
const footOfTwo = 42;
/** A bar is never a block. */
const widestBar = 56;

function scaleOf(
  { values, spans, isHorizontal, tickText }: BarFrameOptions,
  axis: { from: number; length: number; room: number },
): ValueScale {
  const ends = spans.map((row) => row.map((span) => span?.[1] ?? null));
  return valueScale(valueDomain(ends, true), {
    from: axis.from,
    length: axis.length,
    count: tickCount(axis.length, axis.room),
    isWhole: isWhole(values),
    isUpwards: !isHorizontal,
    format: tickText,
  });
}

/** How bars share the room of a point: the size of each, and where it begins. */
function columnsOf(step: number, count: number): { size: number; at: (place: number) => number } {
  const gap = count > 1 ? 2 : 0;
  const size = Math.max(1, Math.min(widestBar, (step * 0.72 - gap * (count - 1)) / count));
  const whole = size * count + gap * (count - 1);
  return { size, at: (place) => (step - whole) / 2 + place * (size + gap) };
}

/** From where on a bar goes and how far; what is not zero is seen. */
function lengthOf(scale: ValueScale, [from, to]: readonly [number, number]): { start: number; size: number } {
  const start = Math.min(scale.at(from), scale.at(to));
  const size = Math.abs(scale.at(to) - scale.at(from));
  return { start, size: from === to ? 0 : Math.max(1, size) };
}

function widestText(values: SeriesValues, textOf: (value: number) => string): number {
  return values.flat().reduce<number>((widest, value) => Math.max(widest, value === null ? 0 : textWidth(textOf(value))), 0);
}
