import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useApi } from '../../../lib/api/api.tsx';
import { hasReceivers, receiversOf, type NewMessage } from './message-form.ts';
import { ReceiverList } from './receiver-list.tsx';

/** Says how many people the message would go to, as the choice stands, and who they are. */
export function ReceiverCount() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { getValues } = useFormContext<NewMessage>();
  const [isOpen, setIsOpen] = useState(false);
  const msgType = useWatch<NewMessage, 'msgDTO.msgType'>({ name: 'msgDTO.msgType' });
  const receivers = useWatch<NewMessage, 'receivers'>({ name: 'receivers' });
  const isChosen = hasReceivers(receivers);
  const total = useQuery({
    ...queryOf('message.count', { body: { msgType, ...receiversOf(receivers) } }),
    enabled: isChosen,
  }).data?.total;
  return (
    <>
      <output className="text-fg-muted">
        {!isChosen ? (
          <span key="none">
            <Trans>还没有选择收件人</Trans>
          </span>
        ) : (
          total !== undefined && (
            // another number is another element: a translated text would keep the old one
            <span key={total}>
              <Trans>将发送给 {total} 人</Trans>
            </span>
          )
        )}
      </output>
      {isChosen && total !== undefined && total > 0 && (
        <Button variant="ghost" onClick={() => setIsOpen(true)}>
          {t`查看名单`}
        </Button>
      )}
      {isOpen && <ReceiverList value={getValues()} onClose={() => setIsOpen(false)} />}
    </>
  );
}
