import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';

/** How it went with the one receiver of a trial; asked for until the provider has answered. */
export function TrialOutcome({ taskId }: { taskId: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data } = useQuery({
    ...queryOf('smsSendStatus.query', { body: { taskId } }),
    refetchInterval: ({ state }) => (state.data?.[0]?.sendStatus.code === 'WAITING' || !state.data ? 1500 : false),
  });
  const one = data?.[0];
  if (one === undefined || one.sendStatus.code === 'WAITING') return <Alert tone="info">{t`已提交，正在等服务商答复……`}</Alert>;
  if (one.sendStatus.code === 'SUCCESS') return <Alert tone="success">{t`服务商已接收，请看手机是否收到。`}</Alert>;
  return <Alert tone="danger">{t`没有发出去：${one.message ?? one.code}（${one.code}）`}</Alert>;
}
