export interface RelativeTimeOptions {
  /** The moment to count from; default: this one. */
  now?: Date | number | undefined;
  /** Language, Chinese by default; anything that does not begin with `zh` is English. */
  locale?: string | undefined;
  /** Zone of the dates, as `Asia/Shanghai`; default: the browser's. */
  timeZone?: string | undefined;
}

/**
 * How long ago a moment was: 刚刚 under 30 seconds, 1 minute under 2 minutes, then minutes, hours, one day from 24 to under 48 hours, later
 * the date. It rounds down. Moments to come read the same way. A timestamp of ten digits is seconds, others are milliseconds; what is no
 * time is a dash.
 */
export function formatRelativeTime(
  time: Date | number | string,
  { now = Date.now(), locale = 'zh-CN', timeZone }: RelativeTimeOptions = {},
): string {
  const moment = momentOf(time);
  if (moment === null) return '—';
  const seconds = (Number(now) - moment.getTime()) / 1000;
  const distance = Math.abs(seconds);
  const words = locale.startsWith('zh') ? zh : en;
  if (distance < 30) return words.now;
  if (distance >= 2 * day) return dateOf(moment, timeZone);
  const [unit, length] =
    distance < hour ? (['minute', minute] as const) : distance < day ? (['hour', hour] as const) : (['day', day] as const);
  const count = Math.max(1, Math.floor(distance / length));
  return seconds > 0 ? words.ago(count, unit) : words.ahead(count, unit);
}

/** Reads a timestamp; `null` is none. */
export function momentOf(time: Date | number | string): Date | null {
  const number = typeof time === 'string' && /^-?\d+$/.test(time.trim()) ? Number(time) : time;
  const moment = new Date(typeof number === 'number' && /^-?\d{10}(\.|$)/.test(String(number)) ? number * 1000 : number);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

type Unit = 'minute' | 'hour' | 'day';

interface TimeWords {
  now: string;
  ago(count: number, unit: Unit): string;
  ahead(count: number, unit: Unit): string;
}

const units = { minute: '分钟', hour: '小时', day: '天' };

const zh: TimeWords = {
  now: '刚刚',
  ago: (count, unit) => `${count} ${units[unit]}前`,
  ahead: (count, unit) => `${count} ${units[unit]}后`,
};

const en: TimeWords = {
  now: 'just now',
  ago: (count, unit) => `${count} ${unit}${count === 1 ? '' : 's'} ago`,
  ahead: (count, unit) => `in ${count} ${unit}${count === 1 ? '' : 's'}`,
};

function dateOf(moment: Date, timeZone: string | undefined): string {
  // Swedes write dates as we do: 2026-03-01.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(moment);
}
