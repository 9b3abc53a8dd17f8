import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { minutes } from '../../lib/language/show.ts';
import type { BannerRow } from './banner.ts';

/** When a banner is shown, in words. */
export function windowOf({ startTime, endTime }: Pick<BannerRow, 'startTime' | 'endTime'>): MessageDescriptor {
  const [from, until] = [minutes(startTime), minutes(endTime)];
  if (startTime === null && endTime === null) return msg`一直显示`;
  if (endTime === null) return msg`${from} 起`;
  if (startTime === null) return msg`到 ${until}`;
  return msg`${from} 到 ${until}`;
}
