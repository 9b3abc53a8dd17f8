import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { i18n } from '@lingui/core';
import { consolePaths, messageFields, sentMessageModel } from '@saiwu/openapi';
import { Button, EmptyState, PageHeader, PageStack, type MenuItem } from '@saiwu/ui';
import { Link, useNavigate } from 'react-router-dom';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineList, type RowIn } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';
import { useCan } from '../../lib/api/access.ts';
import { PlannedMessages } from './planned-messages.tsx';
import { editPath } from './message-paths.ts';
import { MessageTypeBadge } from './message-type.tsx';

const sent = defineList('message.sent', {
  title: msg({ message: '消息', context: '一条' }),
  labels: { ...messageFields, text: messageFields.content, createTime: msg`发送时间` },
  nameOf: (row) => row.title,
  model: sentMessageModel.pick({ keyword: true }),
  firstSort: null,
});

const col = columnsOf(sent);
const columns = [
  col.name('title', { minWidth: '184px', isSortable: false, to: ({ id }) => editPath(id) }),
  col.text('text', { minWidth: '96px', priority: 3, isSortable: false }),
  col.custom('msgType', sent.labels.msgType, ({ msgType }) => <MessageTypeBadge type={msgType} />, {
    width: '104px',
    value: ({ msgType }) => msgType.desc,
  }),
  col.custom('readCount', msg`已读人数`, readers, { align: 'right', width: '120px', value: readers }),
  col.time('createTime', { isSortable: false }),
];

/** What the reader has sent, the newest first, and how many have read it. */
export function SentListScreen() {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const list = useList(sent, { firstSize: 20 });
  const actsOf = ({ id, canEdit }: RowIn<'message.sent'>): MenuItem[] => [
    { key: 'edit', label: canEdit ? t`编辑` : t`查看`, onSelect: () => void navigate(editPath(id)) },
  ];
  const compose = can('message.save') && (
    <Button asChild>
      <Link to={consolePaths.newMessage}>
        <Trans>发送消息</Trans>
      </Link>
    </Button>
  );
  return (
    <PageStack>
      <PageHeader title={t`已发送`} actions={list.isBare ? undefined : compose} />
      <PlannedMessages />
      <ResourceTable
        list={list}
        columns={columns}
        caption={t`已发送`}
        empty={<EmptyState title={t`还没有发过消息`} action={compose} />}
        rowActs={can('message.update') ? actsOf : undefined}
      />
    </PageStack>
  );
}

function readers({ readCount, receiverCount }: RowIn<'message.sent'>): string {
  return `${i18n.number(readCount)} / ${i18n.number(receiverCount)}`;
}
