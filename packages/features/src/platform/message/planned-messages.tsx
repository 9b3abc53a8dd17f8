import { useLingui } from '@lingui/react/macro';
import { Button, Card, StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
import { minutes } from '../../lib/language/show.ts';

/** Messages that wait for their time, and those that could not go: the first can be given up. Nothing, where there are none. */
export function PlannedMessages() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data = [] } = useQuery(queryOf('message.plans'));
  const cancel = useAct('message.cancelPlan', { success: t`已取消定时消息`, invalidates: ['message.plans'] });
  const open = data.filter(({ state }) => state.code === 'WAITING' || state.code === 'FAILED');
  if (open.length === 0) return null;
  return (
    <Card title={t`定时消息`}>
      <ul className="flex flex-col divide-y divide-border *:py-3 *:first:pt-0 *:last:pb-0">
        {open.map(({ id, title, sendTime, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 basis-48 font-medium wrap-anywhere">{title}</span>
            <span className="text-fg-muted tabular-nums">{minutes(sendTime)}</span>
            <StateDot tone={state.code === 'WAITING' ? 'info' : 'danger'}>{state.desc}</StateDot>
            {state.code === 'WAITING' && (
              <Button
                variant="outline"
                isPending={cancel.isPending}
                aria-label={t`取消「${title}」`}
                onClick={() => cancel.mutate({ path: { id } })}
              >
                {t`取消发送`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
