import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { useCalendarFrame, type CalendarBaseProps } from './calendar-frame.ts';
import { addDays, monthOf, toDate, toDay } from './day.ts';

export interface RangeCalendarProps extends CalendarBaseProps {
  /** First and last day, `YYYY-MM-DD`; both `null` where none is chosen. */
  value: { from: string | null; to: string | null };
  /** Called when both ends are chosen, the earlier first. */
  onValueChange: (value: { from: string; to: string }) => void;
  /** Called with the end that is chosen, while the other one is awaited; with `null` when both are. */
  onPendingChange?: ((first: string | null) => void) | undefined;
  /** Months beside each other. */
  months: 1 | 2;
}

/** One or two months in which two presses choose a range, in either order. Reached through `RangeCalendar`. */
export function RangeDays({ value, onValueChange, onPendingChange, months, ...base }: RangeCalendarProps) {
  const [first, setFirst] = useState<string | null>(null);
  const [reached, setReached] = useState<string | null>(null);
  const ends = first === null ? value : inOrder(first, reached ?? first);
  const frame = useCalendarFrame({ ...base, shown: [ends.from, ends.to].filter((day) => day !== null) });
  const press = (day: string) => {
    setFirst(first === null ? day : null);
    setReached(null);
    onPendingChange?.(first === null ? day : null);
    if (first !== null) onValueChange(inOrder(first, day));
  };
  const reach = (date: Date) => {
    if (first !== null) setReached(toDay(date));
  };
  return (
    <DayPicker
      {...frame}
      mode="range"
      required
      numberOfMonths={months}
      selected={{ from: ends.from ? toDate(ends.from) : undefined, to: ends.to ? toDate(ends.to) : undefined }}
      onSelect={(_, date) => press(toDay(date))}
      onDayMouseEnter={reach}
      onDayFocus={reach}
      defaultMonth={firstMonth(ends.to ?? ends.from ?? toDay(frame.today), months, base.min)}
    />
  );
}

function inOrder(one: string, other: string): { from: string; to: string } {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** The last month that matters stands at the right: what people look for is mostly behind them. */
function firstMonth(day: string, months: 1 | 2, min: string | undefined): Date {
  const before = monthOf(addDays(monthOf(day).from, months === 2 ? -1 : 0)).from;
  return toDate(min !== undefined && before < min ? min : before);
}
