import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { deadlineNames, projectSheet, radarStateNames, radarStates } from '@saiwu/openapi';
import { Card, Timeline, type TimelineEvent } from '@saiwu/ui';
import { minutes } from '../../lib/language/show.ts';
import type { ProjectDetail } from '../answers.ts';

type Event = ProjectDetail['history'][number];
/** To its team each submission is told with its number. */
type Told = Event & { receipt?: string | null };

/** What happened to a project, the latest first; of a correction, and of a deadline put off, what stood there before, and why. */
export function ProjectHistory({ history }: { history: readonly Told[] }) {
  const { t, i18n } = useLingui();
  const events = history.map((event, place): TimelineEvent => {
    const { kind, by, time, receipt } = event;
    const what = i18n._(names[kind]);
    const name = receipt ? t`${what}，回执号 ${receipt}` : what;
    return {
      key: `${kind} ${time} ${place}`,
      title: by === null ? name : t`${name}（${by}）`,
      time: minutes(time),
      tone: tones[kind],
      ...(event.reason !== null && { description: <Changes event={event} /> }),
    };
  });
  return (
    <Card title={t`经过`}>
      <Timeline label={t`经过`} events={events} />
    </Card>
  );
}

function Changes({ event: { reason, changes } }: { event: Event }) {
  const { t, i18n } = useLingui();
  const titleOf = (field: string) => {
    if (field === 'registrationEnd') return i18n._(deadlineNames.REGISTRATION);
    if (field === 'radar') return t`查重`;
    if (field === 'reviewEnd') return i18n._(deadlineNames.REVIEW);
    const column = projectSheet.find((one) => one.field === field);
    return column === undefined ? field : i18n._(column.title);
  };
  const valueOf = (field: string, value: string) => {
    const state = field === 'radar' ? radarStates.find((code) => code === value) : undefined;
    return state === undefined ? value || '—' : i18n._(radarStateNames[state]);
  };
  return (
    <div className="flex flex-col gap-1">
      <p>{t`原因：${reason}`}</p>
      <ul className="flex flex-col gap-1 text-xs">
        {changes.map(({ field, before, after }) => (
          <li key={field} className="wrap-anywhere">
            {titleOf(field)}
            {t`：`}
            <del>{valueOf(field, before)}</del> → <ins className="no-underline">{valueOf(field, after)}</ins>
          </li>
        ))}
      </ul>
    </div>
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
  ASSIGNED: 'neutral',
  STARTED: 'neutral',
  SEALED: 'success',
} as const satisfies Record<Event['kind'], TimelineEvent['tone']>;
