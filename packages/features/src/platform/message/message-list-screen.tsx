import { BulkActs, BulkButton, BulkDialog, useAdmin, useList, ListFilters, useBulk, useRemove, type BulkAct } from '@saiwu/admin';
import { consolePaths } from '@saiwu/openapi';
import { Button, DropdownMenu, EmptyState, IconButton, PageHeader, PageStack, useIsPhone, type MenuItem } from '@saiwu/ui';
import { Ellipsis } from 'lucide-react';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { useBound } from '../../crud/use-bound.ts';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
import { viewPath } from './message-paths.ts';
import { useWay } from './use-way.ts';
import { useMarkAll, useUnread } from './use-messages.ts';
import { messageColumns } from './message-columns.tsx';
import { FurtherMessageFilters, MessageFilters } from './message-filters.tsx';
import { message, type MessageRow } from './message.ts';

/** The reader's box: what was sent to them, unread ones first. */
export function MessageListScreen() {
  const { t } = useLingui();
  const { call } = useApi();
  const { words } = useAdmin();
  const isPhone = useIsPhone();
  const can = useCan();
  const navigate = useNavigate();
  const box = useBound(message);
  const list = useList(box);
  const bulk = useBulk(list);
  const { removeRow, removeChosen } = useRemove(box, list, bulk);
  const way = useWay();
  const mark = useAct('message.mark');
  const markAll = useMarkAll();
  const hasUnread = (useUnread().data?.total ?? 0) > 0;
  const [isImporting, setIsImporting] = useState(false);

  function actsOf(row: MessageRow): MenuItem[] {
    const path = way.path(row);
    const acts: (MenuItem | false)[] = [
      path !== null && {
        key: 'act',
        label: t`前往处理`,
        onSelect: () => {
          way.note(row);
          void navigate(path);
        },
      },
      { key: 'view', label: t`查看`, onSelect: () => void navigate(viewPath(row.id)) },
      { key: 'remove', label: t`删除`, isDanger: true, onSelect: () => void removeRow(row) },
      !row.isRead && { key: 'mark', label: t`标为已读`, onSelect: () => mark.mutate({ body: [row.id] }) },
    ];
    return acts.filter((act) => act !== false);
  }

  const marking: BulkAct<MessageRow> = {
    title: t`标为已读`,
    success: (done) => t`已把 ${done} 条标为已读`,
    appliesTo: ({ isRead }) => !isRead,
    send: (rows, options) => call('message.mark', { body: rows.map(({ id }) => id), ...options }),
  };

  const bulkActs = () => (
    <BulkActs bulk={bulk} onRemove={() => void removeChosen()}>
      <BulkButton
        bulk={bulk}
        label={marking.title}
        count={bulk.applying(marking)}
        none={t`选中的都已读过`}
        onPress={() => void bulk.start(marking)}
      />
    </BulkActs>
  );

  /** On a phone they stand in a menu, so that the acts keep to one line. */
  const further: MenuItem[] = [
    ...(can('message.import') ? [{ key: 'import', label: t`导入`, onSelect: () => setIsImporting(true) }] : []),
    ...(can('message.sent') ? [{ key: 'sent', label: t`已发送`, onSelect: () => void navigate(consolePaths.sentMessages) }] : []),
  ];

  return (
    <PageStack>
      <PageHeader
        title={t`消息`}
        actions={
          <>
            {/* not disabled: the focus would be lost with the act */}
            <Button
              variant="outline"
              aria-disabled={!hasUnread || undefined}
              className="aria-disabled:text-fg-muted"
              isPending={markAll.isPending}
              onClick={() => hasUnread && markAll.mutate({ body: {} })}
            >
              <Trans>全部已读</Trans>
            </Button>
            {isPhone && further.length > 0 && (
              <DropdownMenu
                trigger={
                  <IconButton label={words.moreActs} variant="outline">
                    <Ellipsis aria-hidden />
                  </IconButton>
                }
                items={further}
              />
            )}
            {!isPhone && can('message.import') && (
              <Button variant="outline" onClick={() => setIsImporting(true)}>
                <Trans>导入</Trans>
              </Button>
            )}
            {!isPhone && can('message.sent') && (
              <Button variant="outline" asChild>
                <Link to={consolePaths.sentMessages}>
                  <Trans>已发送</Trans>
                </Link>
              </Button>
            )}
            {can('message.save') && (
              <Button asChild>
                <Link to={consolePaths.newMessage}>
                  <Trans>发送消息</Trans>
                </Link>
              </Button>
            )}
          </>
        }
      />
      <ResourceTable
        list={list}
        columns={messageColumns}
        filters={
          <ListFilters list={list} renderMore={(field) => <FurtherMessageFilters field={field} />}>
            {(field) => <MessageFilters field={field} />}
          </ListFilters>
        }
        rowActs={actsOf}
        bulkActs={bulkActs}
        canReachAll
        empty={<EmptyState title={t`还没有消息`} description={t`分配给你的评审、公示和预警会出现在这里`} />}
      />
      <BulkDialog bulk={bulk} />
      {isImporting && (
        <Suspense>
          <MessageImport onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </PageStack>
  );
}

const MessageImport = lazy(async () => ({ default: (await import('./message-import.tsx')).MessageImport }));
