import { Loaded } from '@saiwu/admin';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { ownAddress } from '../../lib/api/own-address.ts';
import { AttachmentIcon } from './attachment-icon.tsx';
import type { AttachmentRow } from './attachment.ts';

/** What is in a file: a picture, the beginning of a text; of any other that it has to be fetched. */
export function AttachmentPreview({ file }: { file: AttachmentRow }) {
  const [isBroken, setIsBroken] = useState(false);
  if (pictures.has(file.contextType) && !isBroken)
    return (
      <img
        src={`${ownAddress(file.url)}&thumbnail=large`}
        alt={file.submittedFileName}
        onError={() => setIsBroken(true)}
        className="mx-auto max-h-[60dvh] min-h-24 max-w-full rounded-control border border-border bg-bg-subtle object-contain"
      />
    );
  if (texts.has(file.contextType) && Number(file.size) <= longestText) return <TextOf file={file} />;
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-border bg-bg-subtle px-4 py-10 text-fg-muted">
      <AttachmentIcon type={file.dataType.code} />
      <p className="max-w-120 text-center">
        <WhyNot type={file.contextType} isBroken={isBroken} />
      </p>
    </div>
  );
}

/** A PDF is no picture: it may run scripts and reach out, so it opens in a program of the reader's own, neither in this page nor in a tab of its address. */
function WhyNot({ type, isBroken }: { type: string; isBroken: boolean }) {
  if (isBroken) return <Trans>图片没有打开，可以下载后查看。</Trans>;
  if (type === 'application/pdf') return <Trans>PDF 里可以有脚本和外部链接，为了安全不在浏览器里打开，请下载后查看。</Trans>;
  return <Trans>这种文件不能在这里预览，请下载后查看。</Trans>;
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

const pictures = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);
const texts = new Set(['text/plain', 'text/csv', 'application/json']);
/** Bytes of a text that is still read in a page. */
const longestText = 512 * 1024;
