import { useEffect, useEffectEvent, useId, useState, type ClipboardEvent } from 'react';
import { Alert } from '../../alert/alert.tsx';
import { Button } from '../../button/button.tsx';
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
import { Progress } from '../../progress/progress.tsx';
import { useIsLate } from '../../skeleton/use-is-late.ts';
import { Textarea } from '../../textarea/textarea.tsx';
import { Upload } from '../../upload/upload.tsx';
import type { ImportField, ImportForms, ImportTemplate } from '../import-field.ts';
import { sourceOf, type ImportSource } from '../rows/import-source.ts';
import { loadSheet, readErrorText } from '../sheet-files.ts';
import { StepFooter } from './step-footer.tsx';
import { TemplateButton } from './template-button.tsx';
import { useCount, useImportWords } from '../use-import-words.ts';

export interface FileStepProps {
  fields: readonly ImportField[];
  templateName: string;
  template: ImportTemplate | undefined;
  forms: ImportForms | undefined;
  maxRows: number;
  /** The file that was chosen before. */
  source: ImportSource | undefined;
  /** Another file would take the place of changes to the one before. */
  isChanged: boolean;
  onSource: (source: ImportSource) => void;
  onNext: () => void;
  onCancel: () => void;
}

/** A file, chosen, dropped or pasted; or cells, copied in Excel. What cannot be read is told, and what was there before stays. */
export function FileStep(props: FileStepProps) {
  const { fields, templateName, template, forms, maxRows, source, isChanged, onSource, onNext, onCancel } = props;
  const words = useImportWords();
  const count = useCount();
  const id = useId();
  const [reading, setReading] = useState(0);
  const [error, setError] = useState<string>();
  const [waiting, setWaiting] = useState<ImportSource>();
  const [text, setText] = useState('');
  const isReading = reading > 0;
  const isLate = useIsLate(isReading);

  /** Answers whether there were rows in it. */
  async function read(file: Blob, name: string): Promise<boolean> {
    setReading((running) => running + 1);
    setError(undefined);
    try {
      const sheet = await loadSheet(file, { maxRows, fields });
      if (forms?.onRead([sheet.heads, ...sheet.rows.slice(0, 20)], { content: file, name }) === true) return true;
      const next = sourceOf(name, sheet, fields, file);
      if (next.rows.length === 0) setError(words.hasNoRows);
      else if (isChanged) setWaiting(next);
      else onSource(next);
      return next.rows.length > 0;
    } catch (failure) {
      setError(readErrorText(failure, words, count(maxRows)));
      return false;
    } finally {
      setReading((running) => running - 1);
    }
  }

  const begin = useEffectEvent(() => {
    if (forms?.file && source === undefined) void read(forms.file.content, forms.file.name);
  });
  // once it stands: reading says that it reads
  useEffect(() => queueMicrotask(begin), []);

  async function readText(pasted: string) {
    if (pasted.trim() === '' || isReading) return;
    // Only what has to be mended is shown: a box with thousands of lines is slow.
    const isRead = await read(new Blob([pasted], { type: 'text/csv' }), words.pasted);
    setText(isRead ? '' : pasted);
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    // Excel brings a picture of the cells too: the text counts.
    const [file] = pasted === '' ? event.clipboardData.files : [];
    if (pasted === '' && file === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (file) void read(file, file.name);
    else void readText(pasted);
  }

  return (
    <>
      <div className="flex max-w-[720px] flex-col gap-4" onPaste={paste}>
        <Upload
          value={null}
          onValueChange={(file) => file && void read(file, file.name)}
          accept=".xlsx,.csv"
          hint={words.fileHint(count(maxRows))}
          disabled={isReading}
          aria-invalid={error !== undefined}
        />
        {isLate && <Progress label={words.reading} value={null} hasLabel />}
        {error !== undefined && (
          <Alert tone="danger" title={words.readFailed} isLive>
            {source ? `${error} ${words.keptBefore(source.name)}` : error}
          </Alert>
        )}
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="w-fit font-medium">
            {words.paste}
          </label>
          <Textarea
            id={id}
            rows={2}
            value={text}
            onValueChange={setText}
            aria-describedby={`${id}-help`}
            className="max-h-24 min-h-16 whitespace-pre"
          />
          <p id={`${id}-help`} className="text-xs text-fg-muted">
            {words.pasteHelp}
          </p>
          {text.trim() !== '' && (
            <Button variant="outline" className="self-start" isPending={isReading} onClick={() => void readText(text)}>
              {words.readPasted}
            </Button>
          )}
        </div>
        <TemplateButton fields={fields} templateName={templateName} template={template} />
      </div>
      <StepFooter onCancel={onCancel}>
        {/* On with the file before, the one that is read now would take its place under somebody's hands. */}
        {source && (
          <Button disabled={isReading} onClick={onNext}>
            {words.next}
          </Button>
        )}
      </StepFooter>
      <ConfirmDialog
        isOpen={waiting !== undefined}
        title={words.otherFileTitle}
        description={words.otherFileText}
        confirmLabel={words.otherFile}
        isDanger
        onAnswer={(isConfirmed) => {
          setWaiting(undefined);
          if (isConfirmed && waiting) onSource(waiting);
        }}
      />
    </>
  );
}
