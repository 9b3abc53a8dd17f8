import { useLingui } from '@lingui/react/macro';
import { Dialog, EmptyState, RichText } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@saiwu/admin';
import { useApi } from '../../../lib/api/api.tsx';
import { receiversOf, type NewMessage } from '../compose/message-form.ts';

/** What the message says to the first of its receivers, as it stands. */
export function SampleDialog({ values: { msgDTO, receivers }, onClose }: { values: NewMessage; onClose: () => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery({ ...queryOf('message.sample', { body: { msgDTO, ...receiversOf(receivers) } }), gcTime: 0 });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={t`预览`}>
      <Loaded query={query}>
        {(sample) =>
          sample === null ? (
            <EmptyState title={t`没有可以发送的人`} />
          ) : (
            <article className="flex flex-col gap-3">
              <p className="text-xs text-fg-muted">{t`${sample.receiver} 会看到：`}</p>
              <h3 className="font-medium wrap-anywhere">{sample.title}</h3>
              <RichText html={sample.content} />
            </article>
          )
        }
      </Loaded>
    </Dialog>
  );
}
