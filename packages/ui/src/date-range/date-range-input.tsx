import { CalendarRange } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState, type FocusEvent } from 'react';
import { browserDay } from '../calendar/day.ts';
import { cn } from '../cn.ts';
import { beyondBounds, shorten } from '../date-input/bounds.ts';
import { isWrong } from '../date-input/picker-input.tsx';
import { PickerPanel, PickerProblem } from '../date-input/picker-panel.tsx';
import { readDate } from '../date-input/read-date.ts';
import { usePickerDialog } from '../date-input/use-picker-dialog.ts';
import { FormValue } from '../form/form-value.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { inputClass } from '../input/input-class.ts';
import { groupAttributesOf } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { RangePanel } from './range-panel.tsx';
import type { DateRange } from './date-range.ts';
import type { DateRangeInputProps } from './date-range-input-props.ts';

/** First and last day of a range, typed or chosen in a calendar. */
export function DateRangeInput(props: DateRangeInputProps) {
  const { value, onValueChange, hasTime = false, min, max, today = browserDay(), presets, ref, className } = props;
  const words = useWords();
  const problemId = useId();
  const [draft, setDraft] = useState<{ end: keyof DateRange; text: string } | null>(null);
  const range: DateRange = { from: value?.from ?? null, to: value?.to ?? null };
  const isFixed = props.disabled === true || props.readOnly === true;
  const dialog = usePickerDialog(isFixed);
  const heard = dialog.listen(draft !== null);
  const problem = draft === null && !dialog.isOpen && !isFixed && !isWrong(props['aria-invalid']) ? problemOf(range) : null;
  const described = [props['aria-describedby'], problem && problemId].filter(Boolean).join(' ') || undefined;
  const type = (end: keyof DateRange, text: string) => {
    setDraft({ end, text });
    onValueChange({ ...range, [end]: text.trim() === '' ? null : (readDate(text, hasTime, today) ?? text) });
  };
  const leave = (event: FocusEvent) => {
    setDraft(null);
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
  };
  const input = (end: keyof DateRange, label: string) => (
    <input
      ref={end === 'from' ? ref : undefined}
      id={end === 'from' ? props.id : undefined}
      type="text"
      inputMode="text"
      autoComplete="off"
      aria-label={label}
      aria-describedby={described}
      aria-invalid={problem !== null || props['aria-invalid']}
      aria-required={props['aria-required']}
      required={props.required}
      disabled={props.disabled}
      readOnly={props.readOnly}
      placeholder={hasTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'}
      value={draft?.end === end ? draft.text : shownText(range[end])}
      onChange={(event) => type(end, event.target.value)}
      {...heard}
      className={cn(
        'h-full min-w-0 bg-transparent tabular-nums outline-none placeholder:text-fg-subtle disabled:cursor-not-allowed disabled:text-fg-muted',
        hasTime ? 'flex-none @[26rem]:flex-1 @[26rem]:basis-38' : 'flex-1 basis-22',
        hasTime && end === 'to' && 'border-t border-border @[26rem]:border-t-0',
      )}
    />
  );
  return (
    <span data-slot="date-range-input" className={cn('@container block w-full', className)}>
      <Popover.Root modal={dialog.isModal} open={dialog.isOpen} onOpenChange={dialog.setIsOpen}>
        <Popover.Anchor asChild>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of its inputs */}
          <span
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no box in a line
            role="group"
            {...groupAttributesOf(props)}
            data-invalid={problem !== null || isWrong(props['aria-invalid']) || undefined}
            onBlur={leave}
            className={cn(
              inputClass,
              'relative flex items-center gap-2 pr-10 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring',
              // Two moments need a line each where one is too short for both.
              hasTime &&
                'h-auto flex-col items-stretch gap-y-0 @[26rem]:flex-row @[26rem]:items-center [&>input]:h-[calc(var(--control-height)-2px)]',
              isFixed && 'border-border bg-bg-subtle hover:border-border',
            )}
          >
            {input('from', hasTime ? words.startTime : words.startDate)}
            <span aria-hidden className={cn('shrink-0 text-fg-subtle', hasTime && 'hidden @[26rem]:inline')}>
              {words.rangeTo}
            </span>
            {input('to', hasTime ? words.endTime : words.endDate)}
            {ends.map((end) => (
              <FormValue
                key={end}
                name={props.name && `${props.name}.${end}`}
                disabled={props.disabled}
                value={range}
                texts={[range[end] ?? '']}
                onReset={onValueChange}
              />
            ))}
            <Popover.Trigger asChild>
              <IconButton
                label={words.openCalendar}
                size="small"
                disabled={isFixed}
                aria-describedby={props['aria-labelledby']}
                className="absolute inset-y-0 right-0.5 my-auto text-fg-muted"
              >
                <CalendarRange aria-hidden />
              </IconButton>
            </Popover.Trigger>
          </span>
        </Popover.Anchor>
        <PickerPanel dialog={dialog} label={words.chooseRange} onPress={() => setDraft(null)}>
          <RangePanel
            hasFocus={dialog.isModal}
            value={range}
            onValueChange={onValueChange}
            onDone={dialog.close}
            hasTime={hasTime}
            min={min}
            max={max}
            today={today}
            presets={presets}
          />
        </PickerPanel>
      </Popover.Root>
      {problem !== null && <PickerProblem id={problemId}>{problem}</PickerProblem>}
    </span>
  );

  function shownText(text: string | null): string {
    const read = readDate(text ?? '', hasTime);
    return read === null ? (text ?? '') : shorten(read);
  }

  function problemOf({ from, to }: DateRange): string | null {
    for (const end of [from, to]) {
      if (end === null || end === '') continue;
      const read = readDate(end, hasTime);
      const reason = read === null ? (hasTime ? words.momentExample : words.dateExample) : beyondBounds(read, min, max, words);
      if (reason !== null) return reason;
    }
    return from && to && from > to ? words.rangeReversed : null;
  }
}

const ends = ['from', 'to'] as const;
