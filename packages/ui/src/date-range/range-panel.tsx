import { useState, useSyncExternalStore } from 'react';
import { RangeCalendar } from '../calendar/calendar.tsx';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { boundsNote, clampTo } from '../date-input/bounds.ts';
import { PickerFooter } from '../date-input/picker-footer.tsx';
import { readDate } from '../date-input/read-date.ts';
import { TimeInput } from '../time-input/time-input.tsx';
import { useWords } from '../words.tsx';
import type { DateRangeInputProps } from './date-range-input-props.ts';
import type { DateRange } from './date-range.ts';
import { dateRangePresets, type DateRangePreset } from './range-presets.ts';

export interface RangePanelProps extends Pick<DateRangeInputProps, 'onValueChange' | 'min' | 'max' | 'presets'> {
  value: DateRange;
  hasTime: boolean;
  today: string;
  /** The calendar takes the focus. */
  hasFocus: boolean;
  /** The range is chosen. */
  onDone: () => void;
}

/** Shortcuts, one or two months, and the times of both ends. */
export function RangePanel({ value, onValueChange, onDone, hasTime, hasFocus, min, max, today, presets }: RangePanelProps) {
  const words = useWords();
  const isWide = useIsWide();
  const [pending, setPending] = useState<string | null>(null);
  const days = { from: dayOf(value.from), to: dayOf(value.to) };
  const [minDay, maxDay] = [min?.slice(0, 10), max?.slice(0, 10)];
  const report = (from: string, to: string) => {
    const ends = hasTime
      ? { from: `${from} ${timeOf(value.from, '00:00:00')}`, to: `${to} ${timeOf(value.to, '23:59:59')}` }
      : { from, to };
    onValueChange({ from: clampTo(ends.from, min, max), to: clampTo(ends.to, min, max) });
    if (!hasTime) onDone();
  };
  const clear = () => {
    onValueChange({ from: null, to: null });
    onDone();
  };
  const hint = pending !== null ? words.chooseRangeEnd : days.from && days.to ? '' : words.chooseRangeStart;
  const shortcuts = presets ?? dateRangePresets(today, words);
  return (
    <>
      <div className="flex flex-col lg:flex-row">
        {shortcuts.length > 0 && (
          <Shortcuts
            presets={shortcuts}
            isChosen={(preset) => preset.from === days.from && preset.to === days.to}
            isBeyond={(preset) => (maxDay !== undefined && preset.from > maxDay) || (minDay !== undefined && preset.to < minDay)}
            onChoose={(preset) => report(preset.from, preset.to)}
          />
        )}
        <div className="flex flex-col gap-3 p-3">
          <RangeCalendar
            hasFocus={hasFocus}
            months={isWide ? 2 : 1}
            value={days}
            onValueChange={({ from, to }) => report(from, to)}
            onPendingChange={setPending}
            min={minDay}
            max={maxDay}
            today={today}
          />
          {hasTime && (
            <div className="grid w-0 min-w-full grid-cols-2 gap-3 lg:gap-6">
              <EndTime end="from" label={words.startTime} value={value} onValueChange={onValueChange} />
              <EndTime end="to" label={words.endTime} value={value} onValueChange={onValueChange} />
            </div>
          )}
        </div>
      </div>
      <PickerFooter
        note={boundsNote(min, max, words)}
        onClear={value.from || value.to ? clear : undefined}
        onDone={hasTime ? onDone : undefined}
      >
        <output className="px-2 text-xs text-fg-muted">{hint}</output>
      </PickerFooter>
    </>
  );
}

interface ShortcutsProps {
  presets: readonly DateRangePreset[];
  isChosen: (preset: DateRangePreset) => boolean;
  isBeyond: (preset: DateRangePreset) => boolean;
  onChoose: (preset: DateRangePreset) => void;
}

function Shortcuts({ presets, isChosen, isBeyond, onChoose }: ShortcutsProps) {
  const words = useWords();
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label={words.shortcuts}
      className="flex w-0 min-w-full flex-wrap gap-1 border-b border-border p-2 lg:w-auto lg:min-w-28 lg:flex-col lg:border-r lg:border-b-0"
    >
      {presets.map((preset) => (
        <Button
          key={preset.label}
          variant="ghost"
          size="small"
          aria-pressed={isChosen(preset)}
          disabled={isBeyond(preset)}
          onClick={() => onChoose(preset)}
          className={cn('lg:justify-start', isChosen(preset) && 'bg-theme-soft text-theme-text')}
        >
          {preset.label}
        </Button>
      ))}
    </div>
  );
}

interface EndTimeProps extends Pick<RangePanelProps, 'value' | 'onValueChange'> {
  end: keyof DateRange;
  label: string;
}

/** The time of an end that has its day. */
function EndTime({ end, label, value, onValueChange }: EndTimeProps) {
  const day = dayOf(value[end]);
  return (
    <TimeInput
      hasSeconds
      aria-label={label}
      disabled={day === null}
      value={value[end]?.slice(11)}
      onValueChange={(time) => onValueChange({ ...value, [end]: `${day} ${time}` })}
    />
  );
}

function dayOf(end: string | null): string | null {
  return readDate((end ?? '').slice(0, 10), false);
}

function timeOf(end: string | null, otherwise: string): string {
  return readDate(end ?? '', true)?.slice(11) ?? otherwise;
}

/** Two months fit beside each other. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  );
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const wide = '(min-width: 62rem)';
