import { NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Card, Timeline } from '@saiwu/ui';
import { minutes } from '../../lib/language/show.ts';
import { tones } from './certification-state.tsx';
import type { Certification } from './certification.ts';

interface EarlierRequestsProps extends Pick<Certification, 'earlier'> {
  /** Where one of them is shown; absent where the reader sees it here alone. */
  pathOf?: (id: string) => string;
}

/** What the same person has asked for before, and what became of it. */
export function EarlierRequests({ earlier, pathOf }: EarlierRequestsProps) {
  const { t } = useLingui();
  return (
    <Card title={t`以前的申请`}>
      <Timeline
        label={t`以前的申请`}
        events={earlier.map(({ id, role, place, state, reason, createTime }) => ({
          key: id,
          title: <NameLink {...(pathOf && { to: pathOf(id) })}>{`${role.desc} · ${state.desc}`}</NameLink>,
          time: minutes(createTime),
          tone: tones[state.code],
          description: reason === null ? place : `${place} · ${t`原因：${reason}`}`,
        }))}
      />
    </Card>
  );
}
