import { i18n } from '@lingui/core';
import { useSession } from '@saiwu/auth';
import { closeUp } from '@saiwu/openapi';
import { useLingui } from '@lingui/react/macro';
import { minutes } from './show.ts';
import { isElsewhere, nameOfZone } from './zones.ts';

type Time = string | null | undefined;

/**
 * Writes a deadline of the wire to the minute, and names the tenant's zone where the reader's clock shows another time then. `told`: that
 * zone, where an answer tells it; otherwise the session does.
 */
export function useDeadline(told?: string): (time: Time) => string {
  const { t } = useLingui();
  const zoneOf = useZoneOf(told);
  return (time) => {
    const zone = zoneOf(time);
    const at = minutes(time);
    return zone === null ? at : t`${at}（${zone}）`;
  };
}

/** The zone that times are of, in words; null where the reader's clock shows the same at all of them, or nobody knows the zone. */
export function useZoneOf(told?: string): (...times: Time[]) => string | null {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const zone = told ?? user?.timeZone;
  return (...times) => {
    if (!zone || !times.some((time) => time && isElsewhere(zone, time))) return null;
    // as everybody calls it; `Intl` says the time of China
    return zone === 'Asia/Shanghai' ? t`北京时间` : nameOfZone(zone, i18n.locale);
  };
}

const say = i18n.t.bind(i18n) as (...said: unknown[]) => string; // whichever of its forms
/** Every sentence is closed up behind the zone that a deadline in it names. */
i18n._ = i18n.t = (...said: unknown[]) => closeUp(say(...said));
