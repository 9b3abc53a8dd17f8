import { useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { StageDetail } from '../answers.ts';
import { SheetProgress } from '../sheet-progress.tsx';
import { MissingSheets } from './missing-sheets.tsx';

interface ShortNumbersProps {
  stage: StageDetail;
  /** Sheets are missing while the review is on. */
  isOwing: boolean;
}

/** How far a stage's review is, in a line of a phone; who still owes which sheet opens beneath it. */
export function ShortNumbers({ stage, isOwing }: ShortNumbersProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { id, submittedCount, sheetCount, reviewEnd } = stage;
  const open = sheetCount - submittedCount;
  const progress = <SheetProgress className="flex-1" submitted={submittedCount} total={sheetCount} until={reviewEnd} />;
  if (!isOwing) return <Card className="*:flex *:p-3">{progress}</Card>;
  return (
    <>
      <Card className="*:flex *:gap-3 *:px-3 *:py-1">
        {progress}
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-control items-center gap-1 rounded-control text-theme-text focus-ring pointer-coarse:min-h-11"
          onClick={() => setIsOpen(!isOpen)}
        >
          {t`还差 ${open} 份`}
          <ChevronRight aria-hidden strokeWidth={1.5} className={isOpen ? 'size-4 rotate-90' : 'size-4'} />
        </button>
      </Card>
      {isOpen && <MissingSheets stageId={id} />}
    </>
  );
}
