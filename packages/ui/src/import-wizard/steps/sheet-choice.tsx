import { useId, useState } from 'react';
import { Alert } from '../../alert/alert.tsx';
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
import { Select } from '../../select/select.tsx';
import type { ImportField } from '../import-field.ts';
import { sourceOf, type ImportSheets, type ImportSource } from '../rows/import-source.ts';
import { loadSheet, readErrorText } from '../sheet-files.ts';
import { useCount, useImportWords } from '../use-import-words.ts';

export interface SheetChoiceProps {
  fields: readonly ImportField[];
  maxRows: number;
  source: ImportSource;
  sheets: ImportSheets;
  /** Another sheet would take the place of changes to this one. */
  isChanged: () => boolean;
  onSource: (source: ImportSource) => void;
}

/** Which sheet of a file is imported. One without rows says so, and the one before stays. */
export function SheetChoice({ fields, maxRows, source, sheets, isChanged, onSource }: SheetChoiceProps) {
  const words = useImportWords();
  const count = useCount();
  const id = useId();
  const [isReading, setIsReading] = useState(false);
  const [error, setError] = useState<string>();
  const [waiting, setWaiting] = useState<ImportSource>();

  async function choose(sheetName: string) {
    if (sheetName === sheets.chosen) return;
    setIsReading(true);
    setError(undefined);
    try {
      const next = sourceOf(source.name, await loadSheet(sheets.file, { maxRows, fields, sheetName }), fields, sheets.file);
      if (next.rows.length === 0) setError(words.hasNoRows);
      else if (isChanged()) setWaiting(next);
      else onSource(next);
    } catch (failure) {
      setError(readErrorText(failure, words, count(maxRows)));
    } finally {
      setIsReading(false);
    }
  }

  return (
    <>
      <div className="flex max-w-[720px] flex-wrap items-center gap-x-3 gap-y-1.5">
        <label htmlFor={id} className="font-medium">
          {words.sheet}
        </label>
        <Select
          id={id}
          value={sheets.chosen}
          onValueChange={(name) => void choose(name)}
          disabled={isReading}
          options={sheets.names.map((name) => ({
            value: name,
            label: name,
            ...(sheets.hidden.includes(name) && { description: words.hiddenSheet }),
          }))}
          className="min-w-60 flex-1"
        />
      </div>
      {error !== undefined && (
        <Alert tone="danger" title={words.readFailed} isLive>
          {error}
        </Alert>
      )}
      <ConfirmDialog
        isOpen={waiting !== undefined}
        title={words.otherSheetTitle}
        description={words.otherSheetText}
        confirmLabel={words.otherSheet}
        isDanger
        onAnswer={(isConfirmed) => {
          setWaiting(undefined);
          if (isConfirmed && waiting) onSource(waiting);
        }}
      />
    </>
  );
}
