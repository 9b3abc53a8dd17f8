import { Clock } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { browserMoment } from '../calendar/day.ts';
import { beyondBounds, boundsNote, clampTo } from '../date-input/bounds.ts';
import type { DateInputProps } from '../date-input/date-input.tsx';
import { PickerFooter } from '../date-input/picker-footer.tsx';
import { PickerInput } from '../date-input/picker-input.tsx';
import { useWords } from '../words.tsx';
import { readTime } from './read-time.ts';
import { TimeColumns } from './time-columns.tsx';

export interface TimeInputProps extends Omit<DateInputProps, 'today' | 'step'> {
  /** Value, bounds and what is reported are `HH:mm:ss`; without it `HH:mm`. */
  hasSeconds?: boolean | undefined;
  /** Minutes from one choice to the next in the list; any minute can be typed. */
  step?: number | undefined;
  /** Tells the time, `HH:mm:ss`, where another clock than the browser's decides. */
  now?: (() => string) | undefined;
}

/** A time of day, typed or chosen from lists. */
export function TimeInput({ value, onValueChange, min, max, hasSeconds = false, step, now = browserNow, ...props }: TimeInputProps) {
  const words = useWords();
  const text = value ?? '';
  const time = readTime(text);
  const cut = (next: string) => (hasSeconds ? next : next.slice(0, 5));
  const report = (next: string) => onValueChange(clampTo(cut(next), min, max));
  const problem = time === null ? words.timeExample : beyondBounds(cut(time), min, max, words);
  const typed = (next: string) => {
    const read = readTime(next);
    onValueChange(read === null ? next : cut(read));
  };
  return (
    <PickerInput
      data-slot="time-input"
      placeholder={hasSeconds ? 'HH:mm:ss' : 'HH:mm'}
      {...props}
      value={text}
      onValueChange={onValueChange}
      text={time === null ? text : cut(time)}
      onText={typed}
      problem={text === '' ? null : problem}
      openLabel={words.openTimes}
      icon={<Clock aria-hidden />}
      panelLabel={words.chooseTime}
      renderPanel={(close, hasFocus) => (
        <>
          <TimeColumns
            hasFocus={hasFocus}
            value={time}
            onValueChange={report}
            hasSeconds={hasSeconds}
            step={step}
            className="h-56 min-w-52"
          />
          <PickerFooter note={boundsNote(min, max, words)} onClear={text === '' ? undefined : () => onValueChange('')} onDone={close}>
            <Button
              variant="link"
              size="small"
              disabled={beyondBounds(cut(now()), min, max, words) !== null}
              onClick={() => onValueChange(cut(now()))}
            >
              {words.now}
            </Button>
          </PickerFooter>
        </>
      )}
    />
  );
}

function browserNow(): string {
  return browserMoment().slice(11);
}
