import { useState } from 'react';
import { Alert } from '../../alert/alert.tsx';
import { Button } from '../../button/button.tsx';
import { Card } from '../../card/card.tsx';
import { Progress } from '../../progress/progress.tsx';
import { RadioGroup } from '../../radio-group/radio-group.tsx';
import { useWords } from '../../words.tsx';
import type { ImportRows } from '../rows/import-rows.ts';
import { StepFooter } from './step-footer.tsx';
import { useCount, useImportWords } from '../use-import-words.ts';

export interface ImportStepProps {
  rows: ImportRows;
  /** How many rows are done while it runs; null where nobody says. */
  progress: { done: number | null; total: number } | undefined;
  /** Why the last attempt ended. */
  failure: string | undefined;
  onImport: (isPartial: boolean) => void;
  onStop: () => void;
  onBack: () => void;
  onCancel: () => void;
}

/** All rows or none; or, where somebody wants that, those that are right. */
export function ImportStep({ rows, progress, failure, onImport, onStop, onBack, onCancel }: ImportStepProps) {
  const kit = useWords();
  const words = useImportWords();
  const count = useCount();
  const { good, bad } = rows.counts();
  const [way, setWay] = useState<'all' | 'good'>('all');
  const mustMend = bad > 0 && way === 'all';
  if (progress)
    return (
      <>
        <Progress
          label={words.importing}
          value={progress.done}
          max={progress.total}
          hasLabel
          hasText
          isLive
          note={progress.done === null ? undefined : `${count(progress.done)} / ${count(progress.total)}`}
        />
        <StepFooter>
          <Button variant="outline" onClick={onStop}>
            {kit.cancel}
          </Button>
        </StepFooter>
      </>
    );
  return (
    <>
      {failure !== undefined && (
        <Alert tone="danger" isLive>
          {failure}
        </Alert>
      )}
      {bad > 0 ? (
        <Card title={words.badLeft(count(bad))} className="max-w-[720px]">
          <RadioGroup
            aria-label={words.howToImport}
            value={way}
            onValueChange={setWay}
            options={[
              { value: 'all', label: words.mendFirst, help: words.mendFirstHelp },
              { value: 'good', label: words.importGood(count(good)), help: words.importGoodHelp(count(bad)), isDisabled: good === 0 },
            ]}
          />
        </Card>
      ) : (
        <p>{good === 0 ? words.nothingToImport : words.willImport(count(good))}</p>
      )}
      <StepFooter onCancel={onCancel} onBack={mustMend ? undefined : onBack}>
        {mustMend ? (
          <Button onClick={onBack}>{words.mend}</Button>
        ) : (
          <Button disabled={good === 0} onClick={() => onImport(bad > 0)}>
            {words.importRows(count(good))}
          </Button>
        )}
      </StepFooter>
    </>
  );
}
