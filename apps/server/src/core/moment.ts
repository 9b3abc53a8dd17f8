import { msg } from '@lingui/core/macro';
import type { Context } from './context.ts';
import { type Language, sayIn } from './language.ts';
import { toWire } from './wire-time.ts';

/**
 * A moment in a text that leaves the site, to the minute and with its zone, as it is stored: `2026-12-18 23:59 Asia/Shanghai`. Its reader
 * may be in any zone.
 */
export function momentOf({ tenant: { timeZone } }: Pick<Context, 'tenant'>, instant: Date): string {
  return `${toWire(instant, timeZone).slice(0, 'yyyy-MM-dd HH:mm'.length)} ${timeZone}`;
}

/** Such a moment in words: `2026-12-18 23:59（北京时间）`. Any other value stays as it is. */
export function sayMoment<Value extends string | number>(language: Language, value: Value): Value | string {
  const [, minutes, zone] = stored.exec(String(value)) ?? [];
  if (minutes === undefined || zone === undefined) return value;
  const name = nameOfZone(zone, language);
  return language === 'zh' ? `${minutes}（${name}）` : `${minutes} (${name})`;
}

function nameOfZone(zone: string, language: Language): string {
  // as everybody calls it; `Intl` says the time of China
  if (zone === 'Asia/Shanghai') return sayIn(language)(msg`北京时间`);
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

const stored = /^(\d{4}-\d\d-\d\d \d\d:\d\d) (\S+)$/;
