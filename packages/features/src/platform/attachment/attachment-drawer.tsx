import { Loaded } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, DescriptionList, Drawer } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useLabels } from '../../crud/use-labels.ts';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useDownload } from '../../lib/api/use-download.ts';
import { minutes } from '../../lib/language/show.ts';
import { sizeOf, purposeOf } from './attachment-columns.tsx';
import { AttachmentPreview } from './attachment-preview.tsx';
import { attachment } from './attachment.ts';

/** One file beside the list: what is in it, as far as a page can show that, and what is known of it. */
export function AttachmentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const label = useLabels(attachment);
  const { queryOf } = useApi();
  const can = useCan();
  const { download, isPending } = useDownload('attachment.download');
  const query = useQuery(queryOf('attachment.get', { path: { id } }));
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={query.data?.submittedFileName ?? t`附件`}
      footer={
        query.data &&
        can('attachment.download') && (
          <Button isPending={isPending} onClick={() => download({ body: [id] })}>
            <Trans>下载</Trans>
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {(file) => (
          <div className="grid gap-6">
            <AttachmentPreview file={file} />
            <DescriptionList
              items={[
                { label: label('dataType'), value: `${file.dataType.desc} · ${file.contextType}` },
                { label: label('size'), value: sizeOf(file) },
                { label: label('bizType'), value: purposeOf(file) },
                { label: label('bizId'), value: file.bizId },
                { label: label('createTime'), value: minutes(file.createTime) },
              ]}
            />
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}
