import { useLingui } from '@lingui/react/macro';
import { largestText } from '@saiwu/openapi';
import { Alert, Button, DialogClose, Drawer, formatSize, Skeleton, Upload } from '@saiwu/ui';
import type { Plan } from '../../answers.ts';
import { ImportLosses } from './import-losses.tsx';
import { ImportPieces } from './import-pieces.tsx';
import { ImportResult } from './import-result.tsx';
import type { OpenSection } from '../stores/plan-stores.ts';
import { useTextImport } from './use-text-import.ts';

interface ImportDrawerProps {
  plan: Plan;
  sections: readonly OpenSection[];
  onClose: () => void;
}

/** A Word file as a start: what goes where is shown and chosen before anything is written. */
export function ImportDrawer({ plan, sections, onClose }: ImportDrawerProps) {
  const { t } = useLingui();
  const { file, choose, preview, into, put, failure, isReading, isWriting, write } = useTextImport({ plan, sections, onDone: onClose });
  const limit = formatSize(largestText);
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      isDirty={preview !== null}
      size="lg"
      title={t`导入 Word`}
      description={t`按标题分到各章，确认后才写入；被替换的内容留在历史版本里。`}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t`取消`}</Button>
          </DialogClose>
          <Button disabled={preview === null || into.every((key) => key === null)} isPending={isWriting} onClick={() => void write()}>
            {t`导入`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Upload
          aria-label={t`Word 文件`}
          accept=".docx"
          maxSize={largestText}
          hint={t`docx 文件，不超过 ${limit}`}
          value={file}
          onValueChange={choose}
          disabled={isWriting}
        />
        {failure !== null && (
          <Alert tone="danger" isLive>
            {failure}
          </Alert>
        )}
        {isReading && (
          <output className="flex flex-col gap-2">
            <span className="text-fg-muted">{t`正在读取文件`}</span>
            <Skeleton className="h-24" />
          </output>
        )}
        {preview !== null && (
          <>
            <ImportLosses losses={preview.losses} into={into} />
            <ImportPieces plan={plan} pieces={preview.pieces} into={into} onPut={put} />
            <ImportResult plan={plan} preview={preview} into={into} />
          </>
        )}
      </div>
    </Drawer>
  );
}
