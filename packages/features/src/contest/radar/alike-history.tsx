import { useLingui } from '@lingui/react/macro';
import { Card, Timeline } from '@saiwu/ui';
import { minutes } from '../../lib/language/show.ts';
import type { AlikeDetail } from '../answers.ts';
import { alikeTones } from '../../lib/contest/tones.ts';

/** What was decided before, where that was more than once. */
export function AlikeHistory({ alike: { history } }: { alike: AlikeDetail }) {
  const { t } = useLingui();
  if (history.length < 2) return null;
  return (
    <Card title={t`处理记录`}>
      <Timeline
        label={t`处理记录`}
        events={history.map(({ state: { code, desc: name }, by, time, reason }, place) => ({
          key: `${time} ${place}`,
          title: by === null ? name : t`${name}（${by}）`,
          time: minutes(time),
          tone: alikeTones[code],
          description: t`原因：${reason}`,
        }))}
      />
    </Card>
  );
}
