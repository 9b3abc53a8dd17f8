import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import type { OwnProps } from '../own-props.ts';
import { usePreference } from '../preferences/use-preference.ts';
import { Progress } from '../progress/progress.tsx';
import { useIsLate } from '../skeleton/use-is-late.ts';
import { Steps } from '../steps/steps.tsx';
import { useMergedRef } from '../use-merged-ref.ts';
import { useWords } from '../words.tsx';
import { ColumnsStep } from './steps/columns-step.tsx';
import { FileStep } from './steps/file-step.tsx';
import type { ImportField, ImportForms, ImportReport, ImportTemplate } from './import-field.ts';
import { ImportResult } from './steps/import-result.tsx';
import { createImportRows, type ImportRows } from './rows/import-rows.ts';
import type { ImportSource } from './rows/import-source.ts';
import { ImportStep } from './steps/import-step.tsx';
import { headsToKeep, isPlain, matchHeads, type Mapping } from './rows/match-heads.ts';
import { restOfRows } from './rows/rest-of-rows.ts';
import { RowsStep } from './steps/rows-step.tsx';
import { SheetChoice } from './steps/sheet-choice.tsx';
import { StepFooter } from './steps/step-footer.tsx';
import { useImport, type ImportActs, type ImportWork } from './use-import.ts';
import { useCount, useImportWords } from './use-import-words.ts';
import { firstState, moveWizard, type WizardMove, type WizardStep } from './wizard-state.ts';

export interface ImportWizardProps extends ImportActs, OwnProps<'div'> {
  fields: readonly ImportField[];
  /** Name of the template's file, without an extension. */
  templateName: string;
  /** A template of your own: one that the server makes, or with more than the heads. */
  template?: ImportTemplate | undefined;
  /** Where files come in several forms: which it is. */
  forms?: ImportForms | undefined;
  /** The import is over, at once where all of it went in; with what was imported in all. */
  onDone: (report: ImportReport) => void;
  /** Left without an end. With work in hand it has asked before. */
  onCancel: () => void;
  /** There is work in hand now, or no longer: for whoever can close the surface around. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** 50,000 by default. */
  maxRows?: number | undefined;
}

/**
 * Rows from a file into the system in four steps: choose it, match its columns, mend what is wrong, import. Where nothing is in doubt the
 * columns are passed over, and the rows go in from where they are shown. Nothing that was typed is lost on the way: a refused import leads
 * back to its cells, and what was not imported comes back as a file with the reasons.
 */
export function ImportWizard(props: ImportWizardProps) {
  const {
    fields,
    templateName,
    template,
    forms,
    onPreview,
    onAsk,
    onImport,
    onDone,
    onCancel,
    onDirtyChange,
    maxRows = 50_000,
    ...others
  } = props;
  const { className, ref, ...rest } = others;
  const kit = useWords();
  const words = useImportWords();
  const root = useRef<HTMLDivElement>(null);
  const [kept, keep] = usePreference<Record<string, string>>(preferenceKey(fields), noHeads, readHeads);
  const { work, notice, check, isAsked, run, stop } = useImport({ onPreview, onImport }, root);
  const [state, move] = useReducer(moveWizard, firstState);
  const [isAsking, setIsAsking] = useState(false);
  const { step, source, rows, imported } = state;
  const isOver = step === 'over';
  const isDirty = source !== undefined && !(isOver && rows?.counts().bad === 0);

  useEffect(() => {
    onDirtyChange?.(isDirty);
  }, [onDirtyChange, isDirty]);

  const titles = { file: words.chooseStep, columns: words.columnsStep, rows: words.rowsStep, import: words.importStep };
  const keys: WizardStep[] = ['file', 'columns', 'rows', 'import'];
  const named = isOver ? 'import' : step;

  /** The focus goes along: the button that was pressed may not stand on the next step. */
  function show(next: WizardStep | WizardMove) {
    flushSync(() => move(typeof next === 'string' ? { kind: 'go', to: next } : next));
    root.current?.querySelector<HTMLElement>('[data-slot=import-step]')?.focus();
  }

  /** Columns that are all known need no look, unless their heads were put together; the way back leads to them. */
  function take(next: ImportSource) {
    const found = matchHeads(fields, next.heads, kept);
    if (isPlain(fields, next.heads, found) && next.isTwoRows !== true) void readRows(next, found);
    else show({ kind: 'take', source: next, mapping: found });
  }

  async function readRows(from: ImportSource, mapping: Mapping) {
    keep({ ...kept, ...headsToKeep(fields, from.heads, mapping) });
    const isSame = rows?.source === from;
    const next =
      isSame && rows.mapping === mapping
        ? rows
        : createImportRows({ fields, words, source: from, mapping, before: isSame ? { rows } : undefined });
    const checked = next === rows || check(next);
    show({ kind: 'read', rows: next });
    await checked;
  }

  /**
   * What was changed since the server was asked, it is asked again: what it finds is mended before anything is imported. All right, it is
   * imported.
   */
  async function goOn(from: ImportRows) {
    const before = new Set(from.badRows());
    if (!isAsked(from) && !(await check(from))) return;
    if (before.size === 0 && from.counts().bad === 0 && from.counts().good > 0) await importRows(from, false);
    else show(from.badRows().every((row) => before.has(row)) ? 'import' : 'rows');
  }

  async function importRows(from: ImportRows, isPartial: boolean) {
    if (onAsk && !(await onAsk())) return;
    const ending = run(from, isPartial);
    // The button that was pressed goes: first for the progress, then for the result.
    show('import');
    const end = await ending;
    if (end.kind === 'imported') {
      const all = imported + end.imported;
      // nothing is left to look at
      if (from.counts().bad === 0) {
        move({ kind: 'end', imported: all });
        return onDone({ imported: all, issues: [] });
      }
      show({ kind: 'end', imported: all });
    } else show(end.kind === 'refused' ? 'rows' : 'import');
  }

  async function mendRest(from: ImportRows) {
    const rest = restOfRows(from, words);
    const checked = check(rest, false);
    show({ kind: 'read', rows: rest });
    await checked;
  }

  async function checkAgain(from: ImportRows) {
    await check(from);
    // The button that was pressed went with its step.
    show('rows');
  }

  const cancel = () => (isDirty ? setIsAsking(true) : onCancel());
  const isChecking = work?.kind === 'checking' || work?.kind === 'asking';
  const isLate = useIsLate(isChecking);
  return (
    <div
      ref={useMergedRef(root, ref)}
      data-slot="import-wizard"
      data-state={step}
      {...rest}
      className={cn('flex min-w-0 flex-col gap-5', className)}
    >
      <Steps label={words.steps} current={isOver ? '' : step} steps={keys.map((key) => ({ key, title: titles[key] }))} />
      <section
        data-slot="import-step"
        aria-label={kit.stepPlace(keys.indexOf(named) + 1, keys.length, titles[named])}
        tabIndex={-1}
        className="flex min-w-0 flex-col gap-4 outline-none"
      >
        {!isOver && forms?.picker}
        {source?.sheets && (step === 'columns' || step === 'rows') && (
          <SheetChoice
            fields={fields}
            maxRows={maxRows}
            source={source}
            sheets={source.sheets}
            isChanged={() => rows?.isChanged() === true}
            onSource={take}
          />
        )}
        {step === 'file' && (
          <FileStep
            fields={fields}
            templateName={templateName}
            template={template}
            forms={forms}
            maxRows={maxRows}
            source={source}
            isChanged={rows?.isChanged() === true}
            onSource={take}
            onNext={() => show('columns')}
            onCancel={cancel}
          />
        )}
        {state.step === 'columns' && (
          <ColumnsStep
            fields={fields}
            source={state.source}
            mapping={state.mapping}
            onMappingChange={(mapping) => move({ kind: 'map', mapping })}
            onNext={() => void readRows(state.source, state.mapping)}
            onBack={() => show('file')}
            onCancel={cancel}
          />
        )}
        {state.step === 'rows' && (
          <>
            {notice && (
              <Alert tone={notice.tone} isLive>
                {notice.text}
              </Alert>
            )}
            {!isChecking && <RowsStep rows={state.rows} onCheckAgain={onPreview && (() => void checkAgain(state.rows))} />}
            {isLate && <CheckProgress work={work} />}
            <StepFooter onCancel={cancel} onBack={() => show('columns')}>
              <GoOn rows={state.rows} isChecking={isChecking} onPress={() => void goOn(state.rows)} />
            </StepFooter>
          </>
        )}
        {state.step === 'import' && (
          <ImportStep
            rows={state.rows}
            progress={work?.kind === 'importing' ? work : undefined}
            failure={notice?.tone === 'danger' ? notice.text : undefined}
            onImport={(isPartial) => void importRows(state.rows, isPartial)}
            onStop={stop}
            onBack={() => show('rows')}
            onCancel={cancel}
          />
        )}
        {state.step === 'over' && (
          <ImportResult
            rows={state.rows}
            imported={imported}
            onMendRest={() => void mendRest(state.rows)}
            onFinish={() => onDone({ imported, issues: leftIssues(state.rows) })}
          />
        )}
      </section>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.leaveTitle}
        description={words.leaveText}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        isDanger
        onAnswer={(isConfirmed) => {
          setIsAsking(false);
          if (!isConfirmed) return;
          stop();
          onCancel();
        }}
      />
    </div>
  );
}

/** On to the choice of what to import, or, with nothing wrong, the import itself. */
function GoOn({ rows, isChecking, onPress }: { rows: ImportRows; isChecking: boolean; onPress: () => void }) {
  const words = useImportWords();
  const count = useCount();
  useSyncExternalStore(rows.subscribe, rows.version, rows.version);
  const { good, bad } = rows.counts();
  return (
    <Button disabled={isChecking} onClick={onPress}>
      {isChecking || bad > 0 || good === 0 ? words.next : words.importRows(count(good))}
    </Button>
  );
}

function CheckProgress({ work }: { work: ImportWork | undefined }) {
  const words = useImportWords();
  if (work?.kind === 'checking') return <Progress label={words.checking} value={work.done} max={work.total} hasLabel hasText isLive />;
  return <Progress label={words.askingServer} value={null} hasLabel />;
}

/** What is still wrong with rows that were not imported; rows by their line in the file. */
function leftIssues(rows: ImportRows) {
  return rows
    .badRows()
    .flatMap((row) =>
      [...rows.issuesOf(row)].map(([field, message]) => ({ row: rows.lineOf(row), message, key: rows.fields[field]?.key })),
    );
}

/** Wizards for the same fields share what was chosen. */
function preferenceKey(fields: readonly ImportField[]): string {
  const keys = fields.map(({ key }) => key.replace(/[^\w.:-]/g, '_')).join(':');
  return `import.${keys}`.slice(0, 100);
}

const noHeads: Record<string, string> = {};

function readHeads(kept: unknown): Record<string, string> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  return Object.fromEntries(Object.entries(kept).flatMap(([key, head]) => (typeof head === 'string' ? [[key, head]] : [])));
}
