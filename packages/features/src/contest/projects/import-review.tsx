import { useLingui } from '@lingui/react/macro';
import { Alert, Button, RadioGroup } from '@saiwu/ui';
import { Download } from 'lucide-react';
import type { ImportPreview } from '../answers.ts';
import { ImportPreviewTable } from './import-preview-table.tsx';

export type ImportMode = 'ALL' | 'GOOD';

interface ImportReviewProps {
  preview: ImportPreview;
  mode: ImportMode;
  onModeChange: (mode: ImportMode) => void;
  onDownloadBad: () => void;
  isDownloading: boolean;
}

/** What a sheet holds: counts, every bad cell as a list and in its place, and what to do with bad rows. */
export function ImportReview({ preview, mode, onModeChange, onDownloadBad, isDownloading }: ImportReviewProps) {
  const { t } = useLingui();
  const { rows, goodCount, badCount } = preview;
  const total = rows.length;
  if (total === 0) return <Alert tone="warning" isLive title={t`表里没有数据`}>{t`从第二行起，每行填一个项目`}</Alert>;
  if (badCount === 0) {
    return (
      <>
        <Alert tone="success" isLive title={t`${total} 行全部可以导入`} />
        <ImportPreviewTable preview={preview} />
      </>
    );
  }
  return (
    <>
      <Alert tone="danger" isLive title={t`共 ${total} 行：${goodCount} 行正确，${badCount} 行有误`}>
        <ErrorList preview={preview} />
      </Alert>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <RadioGroup<ImportMode>
          aria-label={t`有误的行怎么办`}
          value={mode}
          onValueChange={onModeChange}
          options={[
            { value: 'ALL', label: t`全部改对后再导入`, help: t`现在什么都不写入` },
            {
              value: 'GOOD',
              label: t`只导入正确的行`,
              help: t`导入 ${goodCount} 行，有误的 ${badCount} 行可下载后改好再导入`,
              isDisabled: goodCount === 0,
            },
          ]}
        />
        <Button variant="outline" isPending={isDownloading} onClick={onDownloadBad}>
          <Download aria-hidden />
          {t`下载有误的行`}
        </Button>
      </div>
      <ImportPreviewTable preview={preview} />
    </>
  );
}

const listed = 50;

function ErrorList({ preview }: { preview: ImportPreview }) {
  const { t } = useLingui();
  const errors = preview.rows.flatMap(({ row, errors }) => Object.entries(errors).map(([column, reason]) => ({ row, column, reason })));
  const more = errors.length - listed;
  return (
    <ul className="mt-1 max-h-40 overflow-y-auto">
      {errors.slice(0, listed).map(({ row, column, reason }) => (
        <li key={`${row}-${column}`}>{t`第 ${row} 行“${column}”：${reason}`}</li>
      ))}
      {more > 0 && <li className="text-fg-muted">{t`还有 ${more} 处，见下表`}</li>}
    </ul>
  );
}
