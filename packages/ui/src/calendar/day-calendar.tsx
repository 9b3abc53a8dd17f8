import { DayPicker } from 'react-day-picker';
import { useCalendarFrame, type CalendarBaseProps } from './calendar-frame.ts';
import { toDate, toDay } from './day.ts';

export interface CalendarProps extends CalendarBaseProps {
  /** `YYYY-MM-DD`; `null` where none is chosen. */
  value: string | null;
  /** Called with `YYYY-MM-DD`, also for the day that is chosen already. */
  onValueChange: (day: string) => void;
}

/** One month of days, with the keyboard of the APG's date-picker dialog. Reached through `Calendar`, which loads it when needed. */
export function DayCalendar({ value, onValueChange, ...base }: CalendarProps) {
  const frame = useCalendarFrame({ ...base, shown: value ? [value] : [] });
  const selected = value ? toDate(value) : undefined;
  return (
    <DayPicker
      {...frame}
      mode="single"
      required
      showOutsideDays
      selected={selected}
      onSelect={(date) => onValueChange(toDay(date))}
      defaultMonth={selected ?? frame.today}
    />
  );
}
