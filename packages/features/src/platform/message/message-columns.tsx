import { NameLink } from '@saiwu/admin';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { messageReadNames } from '@saiwu/openapi';
import { StateDot } from '@saiwu/ui';
import { columnsOf } from '../../crud/columns.tsx';
import { viewPath } from './message-paths.ts';
import { MessageTypeBadge } from './message-type.tsx';
import { message, type MessageRow } from './message.ts';

const col = columnsOf(message);

/** The columns of the list of messages; the server has its own order, unread ones first. */
export const messageColumns = [
  col.custom('title', message.labels.title, (row) => <Title row={row} />, {
    priority: 1,
    minWidth: '264px',
    isRequired: true,
    value: (row) => row.title,
  }),
  col.text('text', { minWidth: '96px', isSortable: false }),
  col.text('author', { isSortable: false, width: '112px', minWidth: '88px', priority: 3 }),
  col.word('bizType', { isSortable: false, priority: 3 }),
  col.custom('msgType', message.labels.msgType, (row) => <MessageTypeBadge type={row.msgType} />, {
    width: '104px',
    value: (row) => row.msgType.desc,
  }),
  col.custom('isRead', message.labels.isRead, (row) => <ReadState isRead={row.isRead} />, {
    width: '88px',
    isState: true,
    value: (row) => t(messageReadNames[`${row.isRead}`]),
  }),
  col.time('createTime', { isSortable: false }),
];

/** An unread one stands out by its weight. */
function Title({ row: { id, title, isRead } }: { row: MessageRow }) {
  return (
    <NameLink to={viewPath(id)} state={isRead ? 'read' : 'unread'} className={isRead ? undefined : 'font-semibold'}>
      {title}
    </NameLink>
  );
}

/** Whether its reader has read a message. */
export function ReadState({ isRead }: { isRead: boolean }) {
  const { i18n } = useLingui();
  return <StateDot tone={isRead ? 'neutral' : 'theme'}>{i18n._(messageReadNames[`${isRead}`])}</StateDot>;
}
