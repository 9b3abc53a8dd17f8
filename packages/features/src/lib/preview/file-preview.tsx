import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

interface FilePreviewProps {
  name: string;
  /** MIME type. */
  type: string;
  /** Of a picture, the address of one as large as a screen. */
  picture: string;
  /** Stands over the words of what is not shown. */
  icon: ReactNode;
}

/** What is in a file: a picture; of any other that it has to be fetched. */
export function FilePreview({ name, type, picture, icon }: FilePreviewProps) {
  // the next link may lead there again
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = broken === picture;
  if (pictures.has(type) && !isBroken)
    return (
      <img
        src={picture}
        alt={name}
        onError={() => setBroken(picture)}
        className="mx-auto max-h-[60dvh] min-h-24 max-w-full rounded-control border border-border bg-bg-subtle object-contain"
      />
    );
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-border bg-bg-subtle px-4 py-10 text-fg-muted">
      {icon}
      <p className="max-w-120 text-center">
        <WhyNot type={type} isBroken={isBroken} />
      </p>
    </div>
  );
}

/**
 * A PDF is no picture: it may run scripts and reach out, so it opens in a program of the reader's own, neither in this page nor in a tab of
 * its address.
 */
function WhyNot({ type, isBroken }: { type: string; isBroken: boolean }) {
  if (isBroken) return <Trans>图片没有打开，可以下载后查看。</Trans>;
  if (type === 'application/pdf') return <Trans>PDF 里可以有脚本和外部链接，为了安全不在浏览器里打开，请下载后查看。</Trans>;
  return <Trans>这种文件不能在这里预览，请下载后查看。</Trans>;
}

const pictures = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);
