import { Download } from 'lucide-react';
import { Alert } from '../../alert/alert.tsx';
import { Button } from '../../button/button.tsx';
import { errorFileName, errorSheet, reasonOf } from '../error-sheet.ts';
import type { ImportRows } from '../rows/import-rows.ts';
import { StepFooter } from './step-footer.tsx';
import { useCount, useImportWords } from '../use-import-words.ts';
import { useSaveSheet } from '../use-save-sheet.ts';

export interface ImportResultProps {
  rows: ImportRows;
  imported: number;
  onMendRest: () => void;
  /** Some were not imported, and shall not be: all of them in, that was the end already. */
  onFinish: () => void;
}

/** How the import ended: what was imported, what was not and why, as a list and as a file. */
export function ImportResult({ rows, imported, onMendRest, onFinish }: ImportResultProps) {
  const words = useImportWords();
  const count = useCount();
  const save = useSaveSheet();
  const bad = rows.badRows();
  const listed = bad.slice(0, 50);
  return (
    <>
      <Alert tone="success" title={words.imported(count(imported))} isLive />
      {bad.length > 0 && (
        <>
          <Alert
            tone="warning"
            title={words.notImported(count(bad.length))}
            actions={
              <Button variant="outline" size="small" onClick={() => save(errorSheet(rows, bad, words), errorFileName(rows, words))}>
                <Download aria-hidden />
                {words.downloadBad}
              </Button>
            }
          />
          {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <ul
            aria-label={words.issueList}
            tabIndex={0}
            className="max-h-72 overflow-auto rounded-card border border-border bg-surface -outline-offset-2 focus-ring"
          >
            {listed.map((row) => (
              <li key={row} className="flex gap-3 px-3 py-2 not-last:border-b not-last:border-border max-sm:flex-col max-sm:gap-0.5">
                <span className="w-20 shrink-0 text-fg-muted tabular-nums">{words.rowNumber(rows.lineOf(row))}</span>
                <span className="min-w-0 wrap-anywhere">{reasonOf(rows, row, words)}</span>
              </li>
            ))}
          </ul>
          {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
          {bad.length > listed.length && <p className="text-fg-muted">{words.moreIssues(count(bad.length - listed.length))}</p>}
        </>
      )}
      {bad.length > 0 && (
        <StepFooter>
          <Button variant="outline" onClick={onMendRest}>
            {words.mendRest(count(bad.length))}
          </Button>
          <Button onClick={onFinish}>{words.finish}</Button>
        </StepFooter>
      )}
    </>
  );
}
