import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useApi } from '../../lib/api/api.tsx';
import { hasReceivers, receiversOf, type NewMessage } from './message-form.ts';

/** Says how many people the message would go to, as the choice stands. */
export function ReceiverCount() {
  const { queryOf } = useApi();
  const msgType = useWatch<NewMessage, 'msgDTO.msgType'>({ name: 'msgDTO.msgType' });
  const receivers = useWatch<NewMessage, 'receivers'>({ name: 'receivers' });
  const isChosen = hasReceivers(receivers);
  const total = useQuery({
    ...queryOf('message.count', { body: { msgType, ...receiversOf(receivers) } }),
    enabled: isChosen,
  }).data?.total;
  return (
    <output className="text-fg-muted">
      {!isChosen ? <Trans>还没有选择收件人</Trans> : total !== undefined && <Trans>将发送给 {total} 人</Trans>}
    </output>
  );
}
