import { useId } from 'react';
import { ChartFrame, type ChartProps } from '../chart/chart-frame.tsx';
import type { Mark } from '../chart/chart-mark.ts';
import { ChartPlot } from '../chart/chart-plot.tsx';
import { numberWords } from '../chart/number-words.ts';
import { textWidth } from '../chart/text-width.ts';
import { useChartWords } from '../chart/use-chart-words.ts';
import { HeatCells, RowNames } from './heat-cells.tsx';
import { cellBox, heatFrame, type HeatFrame } from './heat-frame.ts';
import { heatGrid, type HeatReading } from './heat-grid.ts';
import { HeatLegend } from './heat-legend.tsx';
import { heatScale, type HeatRange } from './heat-scale.ts';

export interface HeatMapProps<Datum> extends ChartProps, HeatReading<Datum>, HeatRange {
  data: readonly Datum[];
  /** A value as text, without its unit. */
  format?: (value: number) => string;
}

/**
 * Values by row and column as shades of a few steps: the scores of judges and projects, visits by weekday and hour. Cells without a value
 * are hatched. Values stand in the cells where there is room; on a narrow screen many columns scroll beside the names of the rows.
 */
export function HeatMap<Datum>(props: HeatMapProps<Datum>) {
  const { data, x, y, value, columns, rows, middle, domain, format, height, ...frame } = props;
  const words = useChartWords();
  const id = useId();
  const written = format ?? numberWords(words.locale).exact;
  const grid = heatGrid(data, { x, y, value, columns, rows });
  const values = grid.cells.flat().filter((cell) => cell !== null);
  const scale = heatScale(values, { middle, domain });
  const isDiverging = middle !== undefined;
  const textOf = ({ series, point }: Mark) => {
    const cell = grid.cells[series]?.[point] ?? null;
    return cell === null ? words.noValue : written(cell);
  };
  const widest = (texts: readonly string[]) => texts.reduce((most, text) => Math.max(most, textWidth(text)), 0);
  const room = {
    columns: grid.columns.length,
    rows: grid.rows.length,
    columnText: widest(grid.columns),
    rowText: widest(grid.rows),
    valueText: widest(values.map(written)),
    height,
  };

  return (
    <ChartFrame
      {...frame}
      height={height ?? 280}
      isEmpty={values.length === 0}
      shape="cells"
      table={() => ({
        columns: [words.item, ...grid.columns],
        rows: grid.rows.map((row, series) => [row, ...grid.columns.map((_, point) => textOf({ series, point }))]),
      })}
    >
      {(width) => {
        const drawn = heatFrame({ ...room, width });
        return (
          <>
            <ChartPlot
              label={frame.title}
              width={Math.max(width, drawn.width)}
              viewWidth={width}
              height={drawn.height}
              standing={{ width: drawn.left, children: <RowNames rows={grid.rows} frame={drawn} /> }}
              grid={{ points: grid.columns.length, series: grid.rows.length }}
              markText={(mark) => words.chartCell(grid.rows[mark.series] ?? '', grid.columns[mark.point] ?? '', textOf(mark))}
              markAt={(mark) => middleOf(mark, drawn)}
              nearest={(left, top) => cellAt(left, top, drawn, room)}
              renderTooltip={(mark) => (
                <>
                  <div>
                    {grid.rows[mark.series]} · {grid.columns[mark.point]}
                  </div>
                  <div className="font-medium tabular-nums">{textOf(mark)}</div>
                </>
              )}
              renderHighlight={(mark) => <CellRing mark={mark} frame={drawn} />}
            >
              <HeatCells id={id} grid={grid} frame={drawn} scale={scale} isDiverging={isDiverging} format={written} />
            </ChartPlot>
            <HeatLegend
              id={`${id}-legend`}
              bounds={scale.bounds}
              isDiverging={isDiverging}
              format={written}
              noValue={values.length < room.columns * room.rows ? words.noValue : null}
              left={drawn.left}
              width={width}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Seen on every shade: a dark line in a light one, or the other way round. */
function CellRing({ mark, frame }: { mark: Mark; frame: HeatFrame }) {
  const { x, y, width, height } = cellBox(mark.point, mark.series, frame);
  const box = { x: frame.left + x - 1, y: frame.top + y - 1, width: width + 2, height: height + 2 };
  return (
    <g fill="none" pointerEvents="none">
      <rect {...box} strokeWidth="4" className="stroke-surface" />
      <rect {...box} strokeWidth="2" className="stroke-fg" />
    </g>
  );
}

function middleOf(mark: Mark, frame: HeatFrame): { x: number; y: number } {
  const { x, y, width, height } = cellBox(mark.point, mark.series, frame);
  return { x: frame.left + x + width / 2, y: frame.top + y + height / 2 };
}

function cellAt(left: number, top: number, frame: HeatFrame, { columns, rows }: { columns: number; rows: number }): Mark | null {
  const point = Math.floor((left - frame.left) / frame.cellWidth);
  const series = Math.floor((top - frame.top) / frame.cellHeight);
  return point >= 0 && series >= 0 && point < columns && series < rows ? { point, series } : null;
}
