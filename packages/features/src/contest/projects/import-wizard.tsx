import { useDirty } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@saiwu/api-client';
import { Alert, Button, Dialog, Steps, Upload } from '@saiwu/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDownload } from '../../lib/api/use-download.ts';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { ImportReview, type ImportMode } from './import-review.tsx';

const maxSize = 10 * 1024 * 1024;

/** Imports projects from a sheet: choose, look at every bad cell, then all or nothing, or the good rows alone. */
export function ImportWizard({ contestId, onClose }: { contestId: string; onClose: () => void }) {
  const { t } = useLingui();
  const explain = useExplainError();
  const [file, setFile] = useState<File | null>(null);
  const [mode, setMode] = useState<ImportMode>('ALL');
  const template = useDownload('project.template');
  const preview = useAct('project.importPreview', { isQuiet: true, invalidates: [] });
  const badRows = useDownload('project.importErrors', { success: t`已下载有误的行` });
  const run = useAct('project.import', {
    success: ({ imported, skipped }) => (skipped === 0 ? t`已导入 ${imported} 个项目` : t`已导入 ${imported} 个项目，跳过 ${skipped} 行`),
    invalidates: ['project', 'contest', 'stage', 'overview'],
  });
  useDirty(file !== null && !run.isSuccess);

  function choose(chosen: File | null) {
    setFile(chosen);
    setMode('ALL');
    preview.reset();
    run.reset();
    if (chosen !== null) preview.mutate({ body: { contestId, file: chosen } });
  }

  /** What others have done since the check is shown at its cells too. */
  function checkAgain(refused: File) {
    preview.mutate({ body: { contestId, file: refused } });
  }

  const found = preview.data;
  const refusal = preview.error ?? run.error;
  const count = (mode === 'GOOD' ? found?.goodCount : found?.rows.length) ?? 0;
  const canRun = found !== undefined && count > 0 && (mode === 'GOOD' || found.badCount === 0);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDirty={file !== null}
      size="xl"
      title={t`导入项目`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>{t`取消`}</Button>
          {file !== null && found !== undefined && (
            <Button
              variant="solid"
              disabled={!canRun}
              isPending={run.isPending}
              onClick={() => run.mutate({ body: { contestId, file, mode } }, { onSuccess: onClose, onError: () => checkAgain(file) })}
            >
              {t`导入 ${count} 个项目`}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Steps
          label={t`步骤`}
          current={found === undefined ? 'choose' : 'check'}
          steps={[
            { key: 'choose', title: t`选择文件` },
            { key: 'check', title: t`核对内容` },
          ]}
        />
        <Upload
          aria-label={t`项目表`}
          accept=".xlsx"
          maxSize={maxSize}
          hint={found === undefined ? t`xlsx 文件，不超过 10 MB，不含公式` : undefined}
          value={file}
          onValueChange={choose}
          className={found === undefined ? undefined : 'p-3'}
        />
        {found === undefined && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-fg-muted">
            <Button variant="outline" isPending={template.isPending} onClick={() => template.download({ query: { contestId } })}>
              <Download aria-hidden />
              {t`下载模板`}
            </Button>
            {t`模板里有这个大赛的赛道和每一列的填法`}
          </p>
        )}
        {preview.isPending && <output className="text-fg-muted">{t`正在读取文件…`}</output>}
        {refusal !== null && (
          <Alert tone="danger" isLive title={t`这个文件不能导入`}>
            {reasonsOf(refusal, explain, (row) => t`第 ${row} 行：`).map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </Alert>
        )}
        {found && file && (
          <ImportReview
            preview={found}
            mode={mode}
            onModeChange={setMode}
            isDownloading={badRows.isPending}
            onDownloadBad={() => badRows.download({ body: { contestId, file } })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What is wrong with cells comes by `<row of the sheet>.<field>`. */
function reasonsOf(error: unknown, explain: (error: unknown) => string, inRow: (row: string) => string): string[] {
  const reasons = Object.entries((isApiError(error) && error.fieldErrors) || {}).map(([place, reason]) => {
    const row = /^\d+(?=\.)/.exec(place)?.[0];
    return row === undefined ? reason : inRow(row) + reason;
  });
  return reasons.length > 0 ? reasons : [explain(error)];
}
