import { Loaded } from '@saiwu/admin';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { ownAddress } from '../../lib/api/own-address.ts';
import { useFreshLinks } from '../../lib/files/use-fresh-links.ts';
import { FilePreview } from '../../lib/preview/file-preview.tsx';
import { AttachmentIcon } from './attachment-icon.tsx';
import type { AttachmentRow } from './attachment.ts';

/** What is in a file: a picture, the beginning of a text; of any other that it has to be fetched. */
export function AttachmentPreview({ file }: { file: AttachmentRow }) {
  useFreshLinks();
  if (texts.has(file.contextType) && Number(file.size) <= longestText) return <TextOf file={file} />;
  return (
    <FilePreview
      name={file.submittedFileName}
      type={file.contextType}
      picture={`${ownAddress(file.url)}&thumbnail=large`}
      icon={<AttachmentIcon type={file.dataType.code} />}
    />
  );
}

function TextOf({ file: { id, submittedFileName } }: { file: AttachmentRow }) {
  const { call } = useApi();
  const query = useQuery({
    queryKey: ['attachment.file', id],
    queryFn: async ({ signal }) => (await call('attachment.file', { path: { id }, query: {}, signal })).blob.text(),
  });
  return (
    <Loaded query={query}>
      {(text) => (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
          tabIndex={0}
          aria-label={submittedFileName}
          className="max-h-[60dvh] overflow-auto rounded-card border border-border bg-bg-subtle p-4 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </pre>
      )}
    </Loaded>
  );
}

const texts = new Set(['text/plain', 'text/csv', 'application/json']);
/** Bytes of a text that is still read in a page. */
const longestText = 512 * 1024;
