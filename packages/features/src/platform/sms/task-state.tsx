import { useLingui } from '@lingui/react/macro';
import { smsTaskStateNames } from '@saiwu/openapi';
import { StateDot } from '@saiwu/ui';
import type { SmsTask } from './sms-task.ts';

/** How far a task is: a draft, or what has become of it, with those whom it has not reached. */
export function TaskState({ task: { draft, status, failCount } }: { task: Pick<SmsTask, 'draft' | 'status' | 'failCount'> }) {
  const { t, i18n } = useLingui();
  if (draft) return <StateDot tone="neutral">{t`草稿`}</StateDot>;
  return (
    <StateDot tone={tones[status.code]}>
      {[i18n._(smsTaskStateNames[status.code]), ...(failCount > 0 ? [failCount] : [])].join(' · ')}
    </StateDot>
  );
}

const tones = { WAITING: 'info', SUCCESS: 'success', FAIL: 'danger' } as const;
