import { useSyncExternalStore } from 'react';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { formatRelativeTime, momentOf } from './format-relative-time.ts';

export interface RelativeTimeProps extends OwnProps<'time'> {
  /** A moment; a timestamp of ten digits is seconds. */
  time: Date | number | string;
  /** Zone of the dates, as `Asia/Shanghai`; default: the browser's. */
  timeZone?: string;
}

/** How long ago something was. Keeps itself up to date; the exact moment is its title. */
export function RelativeTime({ time, timeZone, className, ...rest }: RelativeTimeProps) {
  const { locale } = useWords();
  const now = useSyncExternalStore(subscribe, readNow, readNow);
  const moment = momentOf(time);
  return (
    <time
      data-slot="relative-time"
      dateTime={moment?.toISOString()}
      title={moment === null ? undefined : exactTime(moment, timeZone)}
      {...rest}
      className={className}
    >
      {formatRelativeTime(time, { now, locale, timeZone })}
    </time>
  );
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let tick = Date.now();

function readNow(): number {
  // Between two ticks it stands still, so that one drawing says one thing; the first reader after a pause gets the time as it is.
  if (listeners.size === 0 && Date.now() - tick > 1000) tick = Date.now();
  return tick;
}

/** One clock for all of them. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    tick = Date.now();
    for (const each of listeners) each();
  }, 60_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function exactTime(moment: Date, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(moment);
}
