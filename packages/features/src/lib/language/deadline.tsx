import { useSession } from '@saiwu/auth';
import { useLingui } from '@lingui/react/macro';
import { minutes } from './show.ts';
import { isElsewhere, nameOfZone } from './zones.ts';

/** Writes a deadline of the wire to the minute, and names the tenant's zone where the reader's clock shows another time then. */
export function useDeadline(): (time: string | null | undefined) => string {
  const { t } = useLingui();
  const zoneOf = useZoneOf();
  return (time) => {
    const zone = zoneOf(time);
    const at = minutes(time);
    return zone === null ? at : t`${at}（${zone}）`;
  };
}

/** The same in a cell of a list, with the zone beneath. */
export function Deadline({ time }: { time: string | null | undefined }) {
  const zone = useZoneOf()(time);
  return (
    <span className="inline-flex flex-col">
      <span className="whitespace-nowrap tabular-nums">{minutes(time)}</span>
      {zone !== null && <span className="text-xs whitespace-nowrap text-fg-muted">{zone}</span>}
    </span>
  );
}

/** The zone that a time is of, in words; null where the reader's clock shows the same, or nobody knows the zone. */
function useZoneOf(): (time: string | null | undefined) => string | null {
  const { t, i18n } = useLingui();
  const zone = useSession().user?.timeZone ?? null;
  return (time) => {
    if (!time || zone === null || !isElsewhere(zone, time)) return null;
    // as everybody calls it; `Intl` says the time of China
    return zone === 'Asia/Shanghai' ? t`北京时间` : nameOfZone(zone, i18n.locale);
  };
}
