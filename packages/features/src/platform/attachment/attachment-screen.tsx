import { BulkActs, BulkButton, BulkDialog, ListFilters, useBulk, useList, useRemove, useUrlState, type BulkAct } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, EmptyState, PageHeader, PageStack, type MenuItem } from '@saiwu/ui';
import { useState } from 'react';
import { z } from 'zod';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { useBound } from '../../crud/use-bound.ts';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { saveFile } from '../../lib/api/save-file.ts';
import { useDownload } from '../../lib/api/use-download.ts';
import { attachmentColumns } from './attachment-columns.tsx';
import { AttachmentDrawer } from './attachment-drawer.tsx';
import { AttachmentFilters, FurtherAttachmentFilters } from './attachment-filters.tsx';
import { attachment, type AttachmentRow } from './attachment.ts';
import { UploadDialog } from './upload-dialog.tsx';

/** Every uploaded file in the reader's scope: looked at, fetched, cleared away. Addresses name the file that is looked at. */
export function AttachmentScreen() {
  const { t } = useLingui();
  const { call } = useApi();
  const can = useCan();
  const bound = useBound(attachment);
  const list = useList(bound);
  const bulk = useBulk(list);
  const { removeRow, removeChosen } = useRemove(bound, list, bulk);
  const { download } = useDownload('attachment.download');
  const [{ row }, setUrl] = useUrlState(address);
  const [isUploading, setIsUploading] = useState(false);
  const canDownload = can('attachment.download');
  const canRemove = can('attachment.remove');

  function actsOf({ id, ...rest }: AttachmentRow): MenuItem[] {
    const acts: (MenuItem | false)[] = [
      canDownload && { key: 'download', label: t`下载`, onSelect: () => download({ body: [id] }) },
      canRemove && { key: 'remove', label: t`删除`, isDanger: true, onSelect: () => void removeRow({ id, ...rest }) },
      { key: 'view', label: t`预览`, onSelect: () => setUrl({ row: id }) },
    ];
    return acts.filter((act) => act !== false);
  }

  const fetching: BulkAct<AttachmentRow> = {
    title: t`下载`,
    success: (done) => t`已下载 ${done} 个文件`,
    atOnce: mostAtOnce,
    send: async (rows, options) =>
      saveFile(await call('attachment.download', { body: rows.map(({ id }) => id), timeoutMs: patience, ...options })),
  };

  const bulkActs = () => (
    <BulkActs bulk={bulk} onRemove={canRemove ? () => void removeChosen() : undefined}>
      {canDownload && <BulkButton bulk={bulk} label={fetching.title} count={null} none="" onPress={() => void bulk.start(fetching)} />}
    </BulkActs>
  );
  const upload = can('attachment.upload') && (
    <Button onClick={() => setIsUploading(true)}>
      <Trans>上传附件</Trans>
    </Button>
  );

  return (
    <PageStack>
      <PageHeader title={t`附件`} actions={list.isBare ? undefined : upload} />
      {list.filters.isUnused === true && (
        <Alert tone="info">
          <Trans>这里列出已上传满一天、没有任何地方在用的头像、轮播图、标志和项目材料。其他用途的附件由上传它的系统决定，不在此列。</Trans>
        </Alert>
      )}
      <ResourceTable
        list={list}
        columns={attachmentColumns}
        filters={
          <ListFilters list={list} renderMore={(field) => <FurtherAttachmentFilters field={field} />}>
            {(field) => <AttachmentFilters field={field} />}
          </ListFilters>
        }
        rowActs={actsOf}
        onRowClick={({ id }) => setUrl({ row: id })}
        bulkActs={canDownload || canRemove ? bulkActs : undefined}
        canReachAll
        empty={<EmptyState title={t`还没有附件`} description={t`头像、轮播图和项目材料等上传后都在这里`} action={upload} />}
      />
      <BulkDialog bulk={bulk} />
      {row !== undefined && <AttachmentDrawer id={row} onClose={() => setUrl({ row: undefined })} />}
      {isUploading && <UploadDialog onClose={() => setIsUploading(false)} />}
    </PageStack>
  );
}

const address = z.object({
  row: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
});

/** Files that one zip holds. */
const mostAtOnce = 200;
/** Milliseconds that a zip may take. */
const patience = 10 * 60_000;
