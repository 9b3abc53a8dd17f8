import { CalendarDays } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { Calendar } from '../calendar/calendar.tsx';
import { browserDay, isWithin } from '../calendar/day.ts';
import { useWords } from '../words.tsx';
import { beyondBounds, boundsNote } from './bounds.ts';
import { PickerFooter } from './picker-footer.tsx';
import { PickerInput } from './picker-input.tsx';
import { readDate } from './read-date.ts';

export interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'type' | 'min' | 'max' | 'onChange'> {
  /** `YYYY-MM-DD`; `null` or empty where there is none. */
  value: string | null | undefined;
  /**
   * Called with `YYYY-MM-DD`, with empty text when it was taken out, and with the text itself while it is no date yet: the schema refuses
   * it.
   */
  onValueChange: (value: string) => void;
  /** First and last day that can be chosen, `YYYY-MM-DD`. What is typed beyond them is reported, and the field says why it cannot stand. */
  min?: string | undefined;
  max?: string | undefined;
  /** `YYYY-MM-DD`, where another clock than the browser's decides. */
  today?: string | undefined;
}

/** A day, typed or chosen in a calendar. */
export function DateInput({ value, onValueChange, min, max, today, ...props }: DateInputProps) {
  const words = useWords();
  const text = value ?? '';
  const day = readDate(text.slice(0, 10), false);
  const now = today ?? browserDay();
  return (
    <PickerInput
      data-slot="date-input"
      placeholder="YYYY-MM-DD"
      {...props}
      value={text}
      onValueChange={onValueChange}
      text={day ?? text}
      onText={(typed) => onValueChange(readDate(typed, false, now) ?? typed)}
      problem={problemOf(text, day)}
      openLabel={words.openCalendar}
      icon={<CalendarDays aria-hidden />}
      panelLabel={words.chooseDate}
      renderPanel={(close, hasFocus) => {
        const choose = (next: string) => {
          onValueChange(next);
          close();
        };
        return (
          <>
            <div className="p-3">
              <Calendar
                // what is typed beside it comes into view
                key={hasFocus ? 'entered' : day?.slice(0, 7)}
                hasFocus={hasFocus}
                value={day}
                onValueChange={choose}
                min={min}
                max={max}
                today={now}
              />
            </div>
            <PickerFooter note={boundsNote(min, max, words)} onClear={text === '' ? undefined : () => choose('')}>
              <Button variant="link" size="small" disabled={!isWithin(now, min, max)} onClick={() => choose(now)}>
                {words.today}
              </Button>
            </PickerFooter>
          </>
        );
      }}
    />
  );

  function problemOf(text: string, day: string | null): string | null {
    if (text === '') return null;
    return day === null ? words.dateExample : beyondBounds(day, min, max, words);
  }
}
