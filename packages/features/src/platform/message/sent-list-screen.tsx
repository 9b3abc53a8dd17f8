import type { AnswerOf } from '@saiwu/api-client';
import { consolePaths } from '@saiwu/openapi';
import { Button, Card, EmptyState, PageHeader, PageStack, type Column, type MenuItem } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { pagingFields, QueriedTable } from '../../crud/queried-table.tsx';
import { useCan } from '../../lib/access.ts';
import { useApi } from '../../lib/api.tsx';
import { useUrlState } from '../../lib/url-state.ts';
import { editPath } from '../../shell/message-paths.ts';
import { MessageTypeBadge } from '../../shell/message-type.tsx';

type Sent = AnswerOf<'message.sent'>['records'][number];

/** What the reader has sent, the newest first, and how many have read it. */
export function SentListScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const can = useCan();
  const navigate = useNavigate();
  const columns = useColumns();
  const [{ page, size }, setState] = useUrlState(address);
  const query = useQuery({
    ...queryOf('message.sent', { body: { model: {}, size, current: page } }),
    placeholderData: keepPreviousData,
  });
  const actsOf = ({ id, canEdit }: Sent): MenuItem[] => [
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
      <PageHeader title={t`已发送`} actions={compose} />
      <Card isPadded={false}>
        <QueriedTable
          caption={t`已发送`}
          columns={columns}
          query={query}
          page={page}
          size={size}
          onPaging={setState}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t`还没有发过消息`} action={compose} />}
          rowActions={can('message.update') ? actsOf : undefined}
        />
      </Card>
    </PageStack>
  );
}

const address = z.object({
  ...pagingFields,
});

function useColumns(): Column<Sent>[] {
  const { t, i18n } = useLingui();
  return [
    { key: 'title', title: t`标题`, priority: 1, value: ({ title }) => title },
    { key: 'text', title: t`内容`, value: ({ text }) => text, priority: 3 },
    { key: 'msgType', title: t`消息类型`, cell: ({ msgType }) => <MessageTypeBadge type={msgType} />, width: '104px' },
    {
      key: 'readCount',
      title: t`已读人数`,
      align: 'right',
      value: ({ readCount, receiverCount }) => `${i18n.number(readCount)} / ${i18n.number(receiverCount)}`,
      width: '136px',
    },
    {
      key: 'createTime',
      title: t`发送时间`,
      cell: ({ createTime }) => <span className="whitespace-nowrap tabular-nums">{createTime.slice(0, 16)}</span>,
      width: '160px',
    },
  ];
}
