import { Trans } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';

/** How it went with the one receiver of a trial; asked for until the provider has answered. */
export function TrialOutcome({ taskId }: { taskId: string }) {
  const { queryOf } = useApi();
  const { data } = useQuery({
    ...queryOf('smsSendStatus.query', { body: { taskId } }),
    refetchInterval: ({ state }) => (state.data?.[0]?.sendStatus.code === 'WAITING' || !state.data ? 1500 : false),
  });
  const one = data?.[0];
  if (one === undefined || one.sendStatus.code === 'WAITING')
    return (
      <Alert tone="info">
        <Trans>已提交，正在等服务商答复……</Trans>
      </Alert>
    );
  if (one.sendStatus.code === 'SUCCESS')
    return (
      <Alert tone="success">
        <Trans>服务商已接收，请看手机是否收到。</Trans>
      </Alert>
    );
  return (
    <Alert tone="danger">
      <Trans>
        没有发出去：{one.message ?? one.code}（{one.code}）
      </Trans>
    </Alert>
  );
}
