import { CalendarDays } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Calendar } from '../calendar/calendar.tsx';
import { browserMoment } from '../calendar/day.ts';
import { TimeColumns } from '../time-input/time-columns.tsx';
import { useWords } from '../words.tsx';
import { beyondBounds, boundsNote, clampTo, shorten } from './bounds.ts';
import type { DateInputProps } from './date-input.tsx';
import { PickerFooter } from './picker-footer.tsx';
import { PickerInput } from './picker-input.tsx';
import { readDate } from './read-date.ts';

export interface DateTimeInputProps extends Omit<DateInputProps, 'today'> {
  /** Whether seconds can be chosen; typed they are always taken. */
  hasSeconds?: boolean | undefined;
  /** The time of a day that is chosen or typed without one, `HH:mm:ss`; midnight by default. */
  defaultTime?: string | undefined;
  /** Tells the moment, `YYYY-MM-DD HH:mm:ss`, where another clock than the browser's decides. */
  now?: (() => string) | undefined;
}

/**
 * A moment to the second, in the tenant's zone: value, bounds and what is reported are `YYYY-MM-DD HH:mm:ss`. Seconds show where they are
 * not zero.
 */
export function DateTimeInput(props: DateTimeInputProps) {
  const { value, onValueChange, min, max, hasSeconds = false, defaultTime = '00:00:00', now = browserMoment, ...rest } = props;
  const words = useWords();
  const text = value ?? '';
  const moment = readDate(text, true);
  const report = (next: string) => onValueChange(clampTo(next, min, max));
  return (
    <PickerInput
      data-slot="date-time-input"
      placeholder="YYYY-MM-DD HH:mm"
      {...rest}
      value={text}
      onValueChange={onValueChange}
      text={moment === null ? text : shorten(moment)}
      onText={(typed) => onValueChange(momentOf(typed, now(), defaultTime) ?? typed)}
      problem={text === '' ? null : moment === null ? words.momentExample : beyondBounds(moment, min, max, words)}
      openLabel={words.openCalendar}
      icon={<CalendarDays aria-hidden />}
      panelLabel={words.chooseMoment}
      renderPanel={(close, hasFocus) => {
        const today = now().slice(0, 10);
        const time = moment?.slice(11) ?? null;
        return (
          <>
            <div className="flex flex-col sm:flex-row">
              <div className="p-3">
                <Calendar
                  // what is typed beside it comes into view
                  key={hasFocus ? 'entered' : moment?.slice(0, 7)}
                  hasFocus={hasFocus}
                  value={moment?.slice(0, 10) ?? null}
                  onValueChange={(day) => report(`${day} ${time ?? defaultTime}`)}
                  min={min?.slice(0, 10)}
                  max={max?.slice(0, 10)}
                  today={today}
                />
              </div>
              <div className="relative h-40 border-t border-border sm:h-auto sm:w-40 sm:border-t-0 sm:border-l">
                <TimeColumns
                  value={time}
                  onValueChange={(next) => report(`${moment?.slice(0, 10) ?? today} ${next}`)}
                  hasSeconds={hasSeconds}
                  className="absolute inset-0"
                />
              </div>
            </div>
            <PickerFooter note={boundsNote(min, max, words)} onClear={text === '' ? undefined : () => onValueChange('')} onDone={close}>
              <Button
                variant="link"
                size="small"
                disabled={beyondBounds(now(), min, max, words) !== null}
                onClick={() => onValueChange(now())}
              >
                {words.now}
              </Button>
            </PickerFooter>
          </>
        );
      }}
    />
  );
}

/** What is typed, as a moment; a day alone has the time that goes without saying. */
function momentOf(typed: string, now: string, defaultTime: string): string | null {
  const day = readDate(typed, false, now);
  return day === null ? readDate(typed, true, now) : `${day} ${defaultTime}`;
}
