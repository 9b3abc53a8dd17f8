import { Button } from '@saiwu/ui';
import { Trans } from '@lingui/react/macro';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useJobActs } from './use-job-acts.ts';
import type { Job } from './use-job.ts';

/** The file that a job made, to download. */
export function JobFile({ job, file: { fileName, size } }: { job: Job; file: NonNullable<Job['file']> }) {
  const { save, isSaving } = useJobActs();
  const kilobytes = inKilobytes(size);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileSpreadsheet aria-hidden className="size-8 shrink-0 stroke-[1.5] text-fg-muted" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{fileName}</p>
        <p className="text-fg-muted tabular-nums">
          <Trans>{kilobytes} KB，保留 7 天</Trans>
        </p>
      </div>
      <Button isPending={isSaving} onClick={() => save(job)}>
        <Download aria-hidden />
        <Trans>下载</Trans>
      </Button>
    </div>
  );
}

/** From bytes, as text; never less than one. */
function inKilobytes(bytes: string): string {
  return Math.max(1, Math.ceil(Number(bytes) / 1024)).toLocaleString();
}
