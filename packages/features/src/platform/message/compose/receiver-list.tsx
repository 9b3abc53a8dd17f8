import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Drawer, EmptyState } from '@saiwu/ui';
import { useMemo } from 'react';
import { columnsOf } from '../../../crud/columns.tsx';
import { ResourceTable } from '../../../crud/resource-table.tsx';
import { defineList } from '../../../crud/resource.ts';
import { useList } from '../../../crud/use-list.ts';
import { receiversOf, type NewMessage } from './message-form.ts';

const people = defineList('message.receivers', {
  title: msg`收件人`,
  labels: { name: msg`姓名`, orgLabel: msg`机构` },
  nameOf: (row) => row.name,
  firstSort: null,
});

const col = columnsOf(people);
const columns = [col.name('name', { isSortable: false }), col.text('orgLabel', { isSortable: false })];

/** Whom a message would go to, as the choice stands. */
export function ReceiverList({
  value: { msgDTO, receivers },
  onClose,
}: {
  value: Pick<NewMessage, 'msgDTO' | 'receivers'>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const fixed = useMemo(() => ({ msgType: msgDTO.msgType, ...receiversOf(receivers) }), [msgDTO.msgType, receivers]);
  const list = useList(people, { fixed, prefix: 'receiver_' });
  return (
    <Drawer isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={t`收件人`}>
      <ResourceTable list={list} columns={columns} caption={t`收件人`} empty={<EmptyState title={t`没有可以发送的人`} />} />
    </Drawer>
  );
}
