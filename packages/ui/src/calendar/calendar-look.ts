import type { ClassNames } from 'react-day-picker';

/** A day's square: of the controls' height and a little more, and never under a finger's width on touch. */
const cell = 'size-[calc(var(--control-height)+4px)] pointer-coarse:size-control';

/** The looks of the calendar, by the parts of react-day-picker. */
export const calendarLook: Partial<ClassNames> = {
  root: 'w-fit text-sm text-fg select-none',
  months: 'flex gap-6',
  month: 'relative flex flex-col gap-2',
  month_caption: 'flex h-control items-center justify-center',
  dropdowns: 'flex items-center gap-0.5',
  button_previous: 'absolute top-0 left-0',
  button_next: 'absolute top-0 right-0',
  month_grid: 'border-collapse',
  weekday: 'h-8 p-0 text-center text-xs font-normal text-fg-muted',
  week: '',
  day: 'p-0 py-px text-center tabular-nums',
  day_button: [
    cell,
    'relative inline-flex items-center justify-center rounded-control transition-colors focus-ring focus-visible:z-1',
    'not-disabled:hover:bg-bg-subtle disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:opacity-50',
  ].join(' '),
  today:
    '[&>button]:font-semibold not-data-selected:[&>button]:text-theme-text [&>button]:after:absolute [&>button]:after:bottom-1 [&>button]:after:size-1 [&>button]:after:rounded-full [&>button]:after:bg-current',
  outside: '[&>button]:text-fg-subtle',
  disabled: '[&>button]:text-fg-subtle [&>button]:line-through',
  selected: '[&>button]:bg-theme [&>button]:text-theme-fg [&>button]:not-disabled:hover:bg-theme-hover',
  range_start: 'rounded-l-control not-data-hidden:bg-theme-soft',
  range_end: 'rounded-r-control not-data-hidden:bg-theme-soft',
  range_middle: 'not-data-hidden:bg-theme-soft [&>button]:bg-transparent! [&>button]:text-fg! [&>button]:not-disabled:hover:bg-theme-4!',
};
