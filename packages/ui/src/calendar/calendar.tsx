import { lazy, Suspense } from 'react';
import type { CalendarProps } from './day-calendar.tsx';
import type { RangeCalendarProps } from './range-days.tsx';

/** One month of days: arrows by day and week, Home and End within the week, PageUp and PageDown by month, with Shift by year. */
export function Calendar({ value, onValueChange, min, max, today, hasFocus, ...rest }: CalendarProps) {
  return (
    <div data-slot="calendar" {...rest}>
      <Suspense fallback={<Awaited months={1} />}>
        <DayCalendar {...{ value, onValueChange, min, max, today, hasFocus }} />
      </Suspense>
    </div>
  );
}

/** The same for a range: two presses, in either order. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { value, onValueChange, onPendingChange, months, min, max, today, hasFocus, ...rest } = props;
  return (
    <div data-slot="calendar" {...rest}>
      <Suspense fallback={<Awaited months={months} />}>
        <RangeDays {...{ value, onValueChange, onPendingChange, months, min, max, today, hasFocus }} />
      </Suspense>
    </div>
  );
}

// The days and their two languages are loaded when a calendar is first shown, not with every form.
const DayCalendar = lazy(async () => ({ default: (await import('./day-calendar.tsx')).DayCalendar }));
const RangeDays = lazy(async () => ({ default: (await import('./range-days.tsx')).RangeDays }));

/** Keeps the calendar's room, so that nothing jumps when it comes. */
function Awaited({ months }: { months: 1 | 2 }) {
  return (
    <div aria-busy className="flex gap-6">
      {Array.from({ length: months }, (_, index) => (
        <div
          key={index}
          className="h-[calc(7*var(--control-height)+76px)] w-[calc(7*var(--control-height)+28px)] pointer-coarse:w-[calc(7*var(--control-height))]"
        />
      ))}
    </div>
  );
}
