import { isApiError } from '@saiwu/api-client';
import { headSynonyms } from '@saiwu/openapi';
import {
  ImportWizardDialog,
  toast,
  writeSheet,
  type CellIssue,
  type ImportField,
  type ImportOptions,
  type ImportRecord,
  type ImportReport,
} from '@saiwu/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useApi } from '../lib/api.tsx';
import { useExplainError } from '../lib/explain-error.ts';
import { createOnceKey } from '../lib/once-key.ts';
import { invalidateHeads } from '../lib/use-act.ts';
import type { ResourceForm } from './edit-dialog.tsx';
import { operationOf, type ImportFact, type Resource, type ResourceName } from './resource.ts';
import { whyWrong } from './why-wrong.ts';

export interface ImportDialogProps<Name extends ResourceName, Labels, Filters> {
  resource: Resource<Name, Labels, Filters>;
  form: Pick<ResourceForm<Name>, 'save'>;
  onClose: () => void;
}

/** Adds rows from a sheet: they are checked by the form's schema and mended before anything is sent, and what the server refuses comes back to its cells. */
export function ImportDialog<Name extends ResourceName, Labels, Filters>({
  resource,
  form,
  onClose,
}: ImportDialogProps<Name, Labels, Filters>) {
  const { t, i18n } = useLingui();
  const { call } = useApi();
  const queryClient = useQueryClient();
  const explain = useExplainError();
  const operation = operationOf(resource.name, 'import') as 'parameter.import'; // opened only where the operation exists; all take one file
  const title = i18n._(resource.title);
  const fields = useMemo(
    () =>
      Object.entries(resource.imports ?? {}).map(([key, fact]): ImportField => {
        const { names, synonyms, isLookedUp = false, ...rest } = fact as ImportFact; // the values of imports
        const check = (text: string) => {
          const reason = whyWrong(form.save, key, text);
          return reason === null ? true : i18n._(reason);
        };
        return {
          key,
          title: i18n._((resource.labels as Record<string, MessageDescriptor>)[key] ?? { id: key }), // imports name labels
          aliases: [key, ...(headSynonyms[key] ?? [])],
          isRequired: whyWrong(form.save, key, undefined) !== null,
          ...(names && {
            options: Object.entries(names).map(([value, name]) => ({ value, label: i18n._(name), aliases: synonyms?.[value] ?? [] })),
          }),
          ...(!names && !isLookedUp && { check }),
          ...rest,
        };
      }),
    [resource, form, i18n],
  );

  const [once] = useState(createOnceKey);
  const written = useRef<{ text: string; file: File } | null>(null);

  /** All rows or none, as the server takes them; what it finds wrong comes back by its cell. */
  async function send(rows: readonly ImportRecord[], signal: AbortSignal): Promise<CellIssue[]> {
    // the very file again for the same rows: the server knows an attempt by its key and its bytes
    const text = JSON.stringify(rows);
    if (written.current?.text !== text) {
      const columns = fields.map(({ key }) => ({ key, title: key, value: (row: ImportRecord) => row[key] }));
      const { file } = await writeSheet({ columns, rows, format: 'xlsx', signal });
      written.current = { text, file: new File([file], 'import.xlsx') };
    }
    const body = { file: written.current.file };
    try {
      await call(operation, { body, idempotencyKey: once.of(body), signal });
      once.done();
      return [];
    } catch (error) {
      const issues = issuesOf(error);
      if (issues.length > 0) return issues;
      // Stopped or unheard of, it may have been done all the same.
      void invalidateHeads(queryClient, [resource.name]);
      throw new Error(explain(error), { cause: error });
    }
  }

  async function importRows(rows: readonly ImportRecord[], { signal, onProgress, isPartial }: ImportOptions): Promise<ImportReport> {
    const issues: CellIssue[] = [];
    let waiting = rows.map((row, index) => ({ row, index }));
    for (;;) {
      const sent = waiting;
      // oxlint-disable-next-line no-await-in-loop -- without the rows that were refused
      const refused =
        sent.length === 0
          ? []
          : await send(
              sent.map(({ row }) => row),
              signal,
            );
      issues.push(...refused.map((issue) => ({ ...issue, row: sent[issue.row]?.index ?? issue.row })));
      if (refused.length === 0 || !isPartial) break;
      const bad = new Set(refused.map(({ row }) => row));
      waiting = sent.filter((_, place) => !bad.has(place));
    }
    const isDone = issues.length === 0 || isPartial;
    if (isDone) {
      onProgress(rows.length);
      void invalidateHeads(queryClient, [resource.name]);
    }
    return { imported: isDone ? waiting.length : 0, issues };
  }

  return (
    <ImportWizardDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`导入${title}`}
      fields={fields}
      templateName={t`${title}导入模板`}
      maxRows={mostRows}
      onImport={importRows}
      onDone={({ imported }) => toast.success(t`已导入 ${imported} 条`)}
    />
  );
}

/** What the server reads from one file. */
const mostRows = 5000;

/** The server names a cell by `<row of the sheet>.<field>`; heads are row 1. */
function issuesOf(error: unknown): CellIssue[] {
  if (!isApiError(error)) return [];
  return Object.entries(error.fieldErrors ?? {}).flatMap(([place, message]) => {
    const [, row, key] = /^(\d+)\.(\w+)$/.exec(place) ?? [];
    return row === undefined || key === undefined ? [] : [{ row: Number(row) - 2, key, message }];
  });
}
