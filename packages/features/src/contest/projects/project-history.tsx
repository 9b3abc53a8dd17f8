import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card, Timeline, type TimelineEvent } from '@saiwu/ui';
import { minutes } from '../../lib/language/show.ts';
import type { ProjectDetail } from '../answers.ts';
import { type EntryForm, usePointPlaces } from '../decisions/point-places.ts';
import { EventDetails, hasDetails } from './event-details.tsx';

type Event = ProjectDetail['history'][number];
/** To its team each submission is told with its number. */
type Told = Event & { receipt?: string | null };

interface ProjectHistoryProps {
  history: readonly Told[];
  /** What the contest asks for, by which points are named. */
  form: EntryForm;
}

/**
 * What happened to a project, the latest first: who did what and why; what was to be mended until when; of a change what stood there
 * before.
 */
export function ProjectHistory({ history, form }: ProjectHistoryProps) {
  const { t, i18n } = useLingui();
  const places = usePointPlaces(form);
  const events = history.map((event, place): TimelineEvent => {
    const { kind, by, time, receipt } = event;
    const what = i18n._(names[kind]);
    const name = receipt ? t`${what}，回执号 ${receipt}` : what;
    return {
      key: `${kind} ${time} ${place}`,
      title: by === null ? name : t`${name}（${by}）`,
      time: minutes(time),
      tone: tones[kind],
      ...(hasDetails(event) && { description: <EventDetails event={event} places={places} /> }),
    };
  });
  return (
    <Card title={t`经过`}>
      <Timeline label={t`经过`} events={events} />
    </Card>
  );
}

const names: Record<Event['kind'], MessageDescriptor> = {
  IMPORTED: msg`从表格导入`,
  BEGUN: msg`开始填报`,
  JOINED: msg`加入团队`,
  LEFT: msg`离开团队`,
  HANDED_OVER: msg`换了负责人`,
  SUBMITTED: msg`团队提交`,
  TAKEN_BACK: msg({ message: '撤回修改', context: '经过' }),
  RETURNED: msg`退回修改`,
  ACCEPTED: msg`审核通过`,
  REJECTED: msg`审核不通过`,
  RECONSIDERED: msg`撤回审核结论`,
  WITHDRAWN: msg({ message: '退出大赛', context: '经过' }),
  CORRECTED: msg`更正`,
  COMPARED: msg`查重结论`,
  EXTENDED: msg`延期`,
  EXTENSION_ENDED: msg`收回延期`,
  ASSIGNED: msg`已分配评委`,
  STARTED: msg`已开始评审`,
  SEALED: msg`结果已封存`,
};

const tones = {
  IMPORTED: 'info',
  BEGUN: 'neutral',
  JOINED: 'neutral',
  LEFT: 'neutral',
  HANDED_OVER: 'neutral',
  SUBMITTED: 'info',
  TAKEN_BACK: 'warning',
  RETURNED: 'warning',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  RECONSIDERED: 'warning',
  WITHDRAWN: 'danger',
  CORRECTED: 'warning',
  COMPARED: 'warning',
  EXTENDED: 'warning',
  EXTENSION_ENDED: 'warning',
  ASSIGNED: 'neutral',
  STARTED: 'neutral',
  SEALED: 'success',
} as const satisfies Record<Event['kind'], TimelineEvent['tone']>;
