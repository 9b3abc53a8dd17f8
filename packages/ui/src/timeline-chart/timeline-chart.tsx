import { useState, type KeyboardEvent } from 'react';
import { browserMoment } from '../calendar/day.ts';
import { ChartFrame, type ChartProps } from '../chart/chart-frame.tsx';
import type { Mark } from '../chart/chart-mark.ts';
import { ChartPlot } from '../chart/chart-plot.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { useChartWords } from '../chart/use-chart-words.ts';
import { timeLanes, type LaneReading } from './time-lanes.ts';
import { readTime } from './time-text.ts';
import type { TimeStep } from './time-ticks.ts';
import { timelineFrame, type TimelineFrame } from './timeline-frame.ts';
import { shapeOf, timelineGrid, timelineMarkAt } from './timeline-keys.ts';
import { LaneNames, TimelinePlot, timeStateOf } from './timeline-plot.tsx';

/** A point in time that matters to all lanes: a deadline, a ceremony. */
export interface TimelineMark {
  label: string;
  /** `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`. */
  time: string;
}

export interface TimelineChartProps<Datum> extends Omit<ChartProps, 'unit' | 'height'>, LaneReading<Datum> {
  data: readonly Datum[];
  /** What a bar says. */
  label: (datum: Datum) => string;
  /** What a lane is: 赛段, 评委. */
  laneLabel: string;
  marks?: readonly TimelineMark[];
  /** `YYYY-MM-DD HH:mm:ss`, where another clock than the browser's decides. */
  now?: string;
}

/**
 * Spans of time in lanes: the stages of a contest, who judges when. What is over, under way and to come looks different, a line marks
 * today, dashed lines mark deadlines. The reader chooses days, weeks or months; where the time is wider than the screen it scrolls beside
 * the names.
 */
export function TimelineChart<Datum>(props: TimelineChartProps<Datum>) {
  const { data, lane, start, end, label, laneLabel, marks = [], now = browserMoment(), ...frame } = props;
  const words = useChartWords();
  const [step, setStep] = useState<TimeStep | null>(null);
  const lanes = timeLanes(data, { lane, start, end });
  const moments = marks.flatMap((mark) => readMark(mark) ?? []).sort((a, b) => a.at - b.at);
  const nowAt = readTime(now) ?? 0;
  const states = { ended: words.timeEnded, running: words.timeRunning, coming: words.timeComing };
  const isEmpty = moments.length === 0 && lanes.every((one) => one.bars.length === 0);
  const markOffset = moments.length > 0 ? 1 : 0;
  // The table behind is as high as the chart, and must not be a slit.
  const height = Math.max(140, 62 + 36 * (markOffset + lanes.reduce((sum, one) => sum + one.lines, 0)));

  /** Name, time and state of what a mark of the chart stands for. */
  function wordsOf({ series, point }: Mark) {
    const moment = markOffset === 1 && series === 0 ? moments[point] : undefined;
    if (moment)
      return {
        lane: words.timeMarks,
        name: moment.label,
        span: minutes(moment.time),
        state: states[moment.at <= nowAt ? 'ended' : 'coming'],
      };
    const bar = lanes[series - markOffset]?.bars[point];
    if (!bar) return undefined;
    const span = words.timeSpan(minutes(start(bar.datum)), minutes(end(bar.datum)));
    return { lane: lane(bar.datum), name: label(bar.datum), span, state: states[timeStateOf(bar, nowAt)] };
  }

  function frameAt(width: number) {
    return timelineFrame({
      width,
      lanes,
      label,
      marks: moments,
      marksName: words.timeMarks,
      laneLabel,
      step,
      locale: words.locale,
    });
  }

  return (
    <ChartFrame
      {...frame}
      renderTools={(width) => (
        <Segmented
          aria-label={words.timeScale}
          value={frameAt(width).step}
          onValueChange={setStep}
          options={[
            { value: 'day', label: words.byDay },
            { value: 'week', label: words.byWeek },
            { value: 'month', label: words.byMonth },
          ]}
        />
      )}
      height={isEmpty ? 280 : height}
      isEmpty={isEmpty}
      shape="rows"
      table={() => ({
        columns: [words.item, laneLabel, words.startTime, words.endTime, words.timeState],
        rows: [
          ...moments.map((moment) => [
            moment.label,
            words.timeMarks,
            minutes(moment.time),
            '—',
            states[moment.at <= nowAt ? 'ended' : 'coming'],
          ]),
          ...data.map((datum) => {
            const [bar] = timeLanes([datum], { lane, start, end })[0]?.bars ?? [];
            return [label(datum), lane(datum), minutes(start(datum)), minutes(end(datum)), bar ? states[timeStateOf(bar, nowAt)] : '—'];
          }),
        ],
      })}
    >
      {(width) => {
        const drawn = frameAt(width);
        return (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys bubble up from the chart
          <div onKeyDown={(event) => setStep(zoomed(event, drawn.step) ?? step)}>
            <ChartPlot
              label={frame.title}
              width={Math.ceil(drawn.width)}
              viewWidth={width}
              startAt={startOf(drawn, nowAt)}
              height={drawn.height}
              standing={{ width: drawn.left, children: <LaneNames lanes={drawn.lanes} left={drawn.left} laneLabel={laneLabel} /> }}
              grid={timelineGrid(drawn)}
              markText={(mark) => {
                const said = wordsOf(mark);
                return said ? words.timeBar(said.lane, said.name, said.span, said.state) : '';
              }}
              markAt={(mark) => placeOf(drawn, mark)}
              nearest={(x, y) => timelineMarkAt(drawn, x, y)}
              renderTooltip={(mark) => <BarTooltip {...wordsOf(mark)} />}
              renderHighlight={(mark) => <ShapeRing frame={drawn} mark={mark} />}
            >
              <TimelinePlot frame={drawn} now={nowAt} nowLabel={words.today} laneLabel={laneLabel} hasMarks={moments.length > 0} />
            </ChartPlot>
          </div>
        );
      }}
    </ChartFrame>
  );
}

function BarTooltip({ lane, name, span, state }: { lane?: string; name?: string; span?: string; state?: string }) {
  return (
    <>
      <div className="font-medium">{name}</div>
      <div>
        {lane} · {state}
      </div>
      <div className="tabular-nums">{span}</div>
    </>
  );
}

function ShapeRing({ frame, mark }: { frame: TimelineFrame; mark: Mark }) {
  const shape = shapeOf(frame, mark);
  if (!shape) return null;
  const { x, y, width, height } = shape;
  return (
    <rect
      x={x - 2}
      y={y - 2}
      width={width + 5}
      height={height + 4}
      rx="6"
      fill="none"
      strokeWidth="2"
      pointerEvents="none"
      className="stroke-fg"
    />
  );
}

/** Where the tooltip comes up; the middle of a bar, or its begin where it is longer than the view. */
function placeOf(frame: TimelineFrame, mark: Mark): { x: number; y: number } {
  const shape = shapeOf(frame, mark);
  return shape ? { x: shape.x + Math.min(shape.width / 2, 120), y: shape.y + shape.height / 2 } : { x: 0, y: 0 };
}

/** A wide chart begins at today, or at its end where all is over. */
function startOf({ head, x, width }: TimelineFrame, now: number): number {
  if (now < head.from) return 0;
  return now > head.to ? width : x(now);
}

/** `+` and `-` choose the next finer or coarser step. */
function zoomed(event: KeyboardEvent, step: TimeStep): TimeStep | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const index = steps.indexOf(step);
  if (event.key === '+' || event.key === '=') return steps[Math.max(0, index - 1)];
  return event.key === '-' ? steps[Math.min(steps.length - 1, index + 1)] : undefined;
}

const steps: readonly TimeStep[] = ['day', 'week', 'month'];

function readMark(mark: TimelineMark): { label: string; time: string; at: number } | null {
  const at = readTime(mark.time);
  return at === null ? null : { ...mark, at };
}

/** To the minute; a dash for none. */
function minutes(time: string | null | undefined): string {
  return time ? time.slice(0, 16) : '—';
}
