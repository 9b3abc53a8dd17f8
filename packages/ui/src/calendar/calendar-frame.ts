import { useMemo } from 'react';
import type { Modifiers, PropsBase } from 'react-day-picker';
import { enUS, zhCN } from 'react-day-picker/locale';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { CalendarArrow, CalendarMenu, CalendarStep } from './calendar-parts.tsx';
import { calendarLook } from './calendar-look.ts';
import { browserDay, toDate } from './day.ts';

export interface CalendarBaseProps extends OwnProps<'div'> {
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** `YYYY-MM-DD`, where another clock than the browser's decides. */
  today?: string | undefined;
  /** On its first show the chosen day, or today, takes the focus. */
  hasFocus?: boolean | undefined;
}

/** What every calendar of the kit has in common: words, week from Monday, bounds, looks. `shown` are days that must be in reach. */
export function useCalendarFrame({
  min,
  max,
  today,
  hasFocus = false,
  shown,
}: Pick<CalendarBaseProps, 'min' | 'max' | 'today' | 'hasFocus'> & { shown: readonly string[] }) {
  const words = useWords();
  const named = useMemo(() => namesOf(words.locale.startsWith('zh')), [words.locale]);
  const dayNames = useMemo(
    () => new Intl.DateTimeFormat(words.locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
    [words.locale],
  );
  const labels = useMemo(
    () => ({
      // The figure that is seen must be in the name: "1st", as the library says it, is not "1".
      labelDayButton: (date: Date, modifiers: Modifiers) =>
        [modifiers['today'] && words.today, dayNames.format(date), modifiers['selected'] && words.daySelected].filter(Boolean).join(' '),
      labelPrevious: () => words.previousMonth,
      labelNext: () => words.nextMonth,
      labelMonthDropdown: () => words.month,
      labelYearDropdown: () => words.year,
    }),
    [words, dayNames],
  );
  const now = today ?? browserDay();
  const years = [now, ...shown].map((day) => Number(day.slice(0, 4)));
  return {
    ...named,
    labels,
    components,
    classNames: calendarLook,
    today: toDate(now),
    autoFocus: hasFocus,
    weekStartsOn: 1,
    fixedWeeks: true,
    captionLayout: 'dropdown',
    navLayout: 'around',
    startMonth: toDate(min ?? `${Math.min(...years) - 100}-01-01`),
    endMonth: toDate(max ?? `${Math.max(...years) + 50}-12-31`),
    disabled: [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])],
  } satisfies PropsBase;
}

const components = { PreviousMonthButton: CalendarStep, NextMonthButton: CalendarStep, Chevron: CalendarArrow, Dropdown: CalendarMenu };

function namesOf(isChinese: boolean): Pick<PropsBase, 'locale' | 'formatters'> {
  if (!isChinese) return { locale: enUS };
  return {
    locale: zhCN,
    formatters: {
      formatMonthDropdown: (month) => `${month.getMonth() + 1} 月`,
      formatYearDropdown: (year) => `${year.getFullYear()} 年`,
    },
  };
}
