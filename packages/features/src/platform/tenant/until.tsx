import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { minutes } from '../../lib/language/show.ts';
import { useTenantClock } from '../../lib/language/tenant-clock.ts';

/** Until when a tenant may be used; what is over says so. */
export function Until({ time }: { time: string | null }) {
  const { now } = useTenantClock();
  const [opened] = useState(now);
  if (time === null) return <Trans>永久</Trans>;
  const day = minutes(time);
  return (
    <span className="whitespace-nowrap tabular-nums">
      {time < opened ? (
        <span className="text-danger-text">
          <Trans>{day} 已到期</Trans>
        </span>
      ) : (
        day
      )}
    </span>
  );
}
