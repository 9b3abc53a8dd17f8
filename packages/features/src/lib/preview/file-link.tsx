import { useLingui } from '@lingui/react/macro';
import { Button, Dialog } from '@saiwu/ui';
import { Download, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ownAddress } from '../api/own-address.ts';
import { useFreshLinks } from '../files/use-fresh-links.ts';
import { FilePreview } from './file-preview.tsx';

interface FileLinkProps {
  /** `thumbnail` of a picture only. */
  file: { name: string; url: string; thumbnail: string | null };
  /** Its name, where nothing else is said. */
  children?: ReactNode;
}

/** A file that somebody has brought: looked at in a dialog, from where it is fetched. */
export function FileLink({ file: { name, url, thumbnail }, children = name }: FileLinkProps) {
  const { t } = useLingui();
  useFreshLinks();
  const [isOpen, setIsOpen] = useState(false);
  const type = thumbnail !== null ? 'image/jpeg' : /\.pdf$/i.test(name) ? 'application/pdf' : 'application/octet-stream';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      size="lg"
      title={name}
      trigger={
        <button
          type="button"
          className="rounded-small text-left text-theme-text underline underline-offset-4 focus-ring wrap-anywhere pointer-coarse:min-h-control"
        >
          {children}
        </button>
      }
      footer={
        <Button asChild>
          <a href={ownAddress(url)} target="_blank" rel="noreferrer">
            <Download aria-hidden />
            {t`下载`}
          </a>
        </Button>
      }
    >
      <FilePreview
        name={name}
        type={type}
        picture={`${ownAddress(url)}&thumbnail=large`}
        icon={<FileText aria-hidden className="size-8 stroke-[1.5]" />}
      />
    </Dialog>
  );
}
