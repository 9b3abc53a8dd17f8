import { NameLink } from '@saiwu/admin';
import { i18n } from '@lingui/core';
import { attachmentUseNames } from '@saiwu/openapi';
import { formatSize } from '@saiwu/ui';
import { useSearchParams } from 'react-router-dom';
import { columnsOf } from '../../crud/columns.tsx';
import { attachment, type AttachmentRow } from './attachment.ts';
import { AttachmentIcon } from './attachment-icon.tsx';

const col = columnsOf(attachment);

/** What the list of attachments shows; the server has them in its own order. */
export const attachmentColumns = [
  col.custom('submittedFileName', attachment.labels.submittedFileName, (row) => <FileName row={row} />, {
    priority: 1,
    minWidth: '176px',
    isRequired: true,
    value: ({ submittedFileName }) => submittedFileName,
  }),
  col.word('dataType', { width: '96px', isSortable: false, priority: 3 }),
  col.custom('bizType', attachment.labels.bizType, purposeOf, { width: '168px', minWidth: '96px', value: purposeOf }),
  col.code('bizId', { width: '176px', minWidth: '136px', isSortable: false, priority: 3 }),
  col.custom('size', attachment.labels.size, sizeOf, {
    width: '104px',
    minWidth: '80px',
    align: 'right',
    value: ({ size }) => Number(size),
  }),
  col.time('createTime', { isSortable: false }),
];

/** What a file is for: in words for a use of ours, else as whoever uploaded it has put it. */
export function purposeOf({ bizType }: Pick<AttachmentRow, 'bizType'>): string {
  const name = Object.entries(attachmentUseNames).find(([use]) => use === bizType)?.[1];
  return name === undefined ? bizType : i18n._(name);
}

/** The size of a file, whole: its unit does not break away. */
export function sizeOf({ size }: Pick<AttachmentRow, 'size'>) {
  return <span className="whitespace-nowrap tabular-nums">{formatSize(Number(size), 1)}</span>;
}

/** Leads to the file beside the list, whose filters stay. */
function FileName({ row: { id, submittedFileName, dataType } }: { row: AttachmentRow }) {
  const [search] = useSearchParams();
  const kept = [...search].filter(([key]) => key !== 'row');
  return (
    <span className="flex min-w-0 items-center gap-2">
      <AttachmentIcon type={dataType.code} />
      <NameLink to={`?${new URLSearchParams([...kept, ['row', id]]).toString()}`} className="truncate">
        {submittedFileName}
      </NameLink>
    </span>
  );
}
