import { useLingui } from '@lingui/react/macro';
import { Button, formatSize } from '@saiwu/ui';
import { FileText } from 'lucide-react';
import { ownAddress } from '../../lib/api/own-address.ts';
import { useFreshLinks } from '../../lib/files/use-fresh-links.ts';
import { minutes } from '../../lib/language/show.ts';
import type { Plan } from '../answers.ts';

/** The PDF that is a plan, to be opened. */
export function PdfLink({ pdf: { name, size, url, by, time } }: { pdf: NonNullable<Plan['pdf']> }) {
  const { t } = useLingui();
  useFreshLinks();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-fg-muted">{[formatSize(size), by, minutes(time)].filter(Boolean).join(' · ')}</p>
      </div>
      <Button variant="outline" asChild>
        <a href={ownAddress(url)} target="_blank" rel="noreferrer">
          <FileText aria-hidden />
          {t`打开 PDF`}
        </a>
      </Button>
    </div>
  );
}
