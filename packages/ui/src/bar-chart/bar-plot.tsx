import { PointAxis, ValueAxis, ValueAxisBelow } from '../chart/axis/chart-axes.tsx';
import type { LegendItem } from '../chart/chart-legend.tsx';
import type { Mark, MarkGrid } from '../chart/chart-mark.ts';
import { ChartPatterns, patternFill } from '../chart/chart-pattern.tsx';
import { ChartPlot } from '../chart/chart-plot.tsx';
import { SeriesTooltip } from '../chart/series/series-tooltip.tsx';
import { useChartWords } from '../chart/use-chart-words.ts';
import { barFrame, type BarBox, type BarFrameOptions } from './bar-frame.ts';
import { NameAxis } from './name-axis.tsx';

export interface BarPlotProps extends BarFrameOptions {
  title: string;
  items: readonly LegendItem[];
  patternId: string;
}

/** The drawn part of a bar chart. */
export function BarPlot(props: BarPlotProps) {
  const { title, width, height, names, values, isStacked, isHorizontal, items, textOf, patternId } = props;
  const words = useChartWords();
  const { area, scale, labels, band, boxAt, textAt } = barFrame(props);
  const marks: Mark[] = items.flatMap((_, series) => names.map((_name, point) => ({ point, series })));
  const grid: MarkGrid = {
    points: names.length,
    series: items.length,
    isVertical: isHorizontal,
    hasMark: (mark) => boxAt(mark) !== null,
  };
  const valueText = (mark: Mark) => {
    const value = values[mark.series]?.[mark.point] ?? null;
    return value === null ? words.noValue : textOf(value);
  };

  function nearest(x: number, y: number): Mark | null {
    const first = band(0);
    const point = Math.floor(isHorizontal ? (y - first.y) / first.height : (x - first.x) / first.width);
    let best: Mark | null = null;
    let distance = Number.POSITIVE_INFINITY;
    for (let series = 0; series < items.length; series += 1) {
      const box = boxAt({ point, series });
      const away = box ? distanceTo(box, x, y) : Number.POSITIVE_INFINITY;
      if (away < distance) [best, distance] = [{ point, series }, away];
    }
    return best;
  }

  return (
    <ChartPlot
      label={title}
      width={width}
      height={height}
      grid={grid}
      nearest={nearest}
      markAt={(mark) => {
        const box = boxAt(mark) ?? band(mark.point);
        if (!isHorizontal) return { x: box.x + box.width / 2, y: box.y };
        // Under its row, or over it in the lower half: a bar and its neighbours stay in sight.
        const away = (items.length * 18 + 36) / 2;
        const row = band(mark.point);
        return { x: box.x + box.width / 2, y: mark.point < names.length / 2 ? row.y + row.height + away : row.y - away };
      }}
      markText={(mark) => words.chartPoint(names[mark.point] ?? '', items[mark.series]?.label ?? '', valueText(mark))}
      renderTooltip={({ point, series: active }) => (
        <SeriesTooltip
          name={names[point] ?? ''}
          active={active}
          rows={items.map((item, series) => ({ item, value: valueText({ point, series }) }))}
        />
      )}
      renderHighlight={(mark) => (
        <>
          <rect {...band(mark.point)} className="fill-fg opacity-5" />
          <rect {...boxAt(mark)} fill="none" strokeWidth="1.5" className="stroke-fg" />
        </>
      )}
    >
      <ChartPatterns id={patternId} colors={items.map(({ color }) => color)} />
      {isHorizontal ? (
        <>
          <ValueAxisBelow scale={scale} area={area} />
          <NameAxis labels={labels} names={names} />
        </>
      ) : (
        <>
          <ValueAxis scale={scale} area={area} />
          <PointAxis labels={labels} area={area} />
        </>
      )}
      {marks.map((mark) => {
        const item = items[mark.series];
        const box = boxAt(mark);
        return (
          item &&
          box && (
            <rect
              key={`${item.key}-${mark.point}`}
              data-slot="bar"
              {...box}
              rx={isStacked ? 0 : 2}
              className={isStacked ? 'stroke-surface' : undefined}
              style={{ fill: patternFill(patternId, item.index, item.color) }}
            />
          )
        );
      })}
      {textAt && (
        <g className="fill-fg text-xs tabular-nums">
          {marks.map((mark) => {
            const text = textAt(mark);
            return (
              text && (
                <text
                  key={`${mark.series}-${mark.point}`}
                  x={text.x}
                  y={text.y}
                  dy={isHorizontal ? '0.35em' : undefined}
                  textAnchor={text.anchor}
                >
                  {text.text}
                </text>
              )
            );
          })}
        </g>
      )}
    </ChartPlot>
  );
}

function distanceTo(box: BarBox, x: number, y: number): number {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const along = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(across, along);
}
