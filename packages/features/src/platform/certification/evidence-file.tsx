import { useLingui } from '@lingui/react/macro';
import { Button, formatSize } from '@saiwu/ui';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { ownAddress } from '../../lib/api/own-address.ts';
import { useFreshLinks } from '../../lib/files/use-fresh-links.ts';
import type { Evidence } from './certification.ts';

/** A picture as it is; of any other file its name, and the way to have it. */
export function EvidenceFile({ file: { name, type, size, url } }: { file: Evidence }) {
  const { t } = useLingui();
  useFreshLinks();
  const address = ownAddress(url);
  // the next link may lead there again
  const [broken, setBroken] = useState<string | null>(null);
  const isPicture = type.startsWith('image/') && broken !== address;
  return (
    <figure className="grid gap-2">
      {isPicture && (
        <a href={address} target="_blank" rel="noreferrer" className="rounded-control border border-border bg-bg-subtle focus-ring">
          <img
            src={`${address}&thumbnail=large`}
            alt={name}
            onError={() => setBroken(address)}
            className="mx-auto max-h-[70dvh] min-h-24 max-w-full object-contain"
          />
          <span className="sr-only">{t`打开原图`}</span>
        </a>
      )}
      <figcaption className="flex min-w-0 items-center gap-2">
        {!isPicture && <FileText aria-hidden className="size-4 shrink-0 text-fg-muted" />}
        <span className="min-w-0 flex-1 wrap-anywhere">
          {name} <span className="whitespace-nowrap text-fg-muted tabular-nums">{formatSize(Number(size))}</span>
        </span>
        <Button variant="outline" size="small" asChild>
          <a href={address} download={name}>
            <Download aria-hidden />
            {t`下载`}
          </a>
        </Button>
      </figcaption>
    </figure>
  );
}
