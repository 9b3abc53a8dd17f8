import { ImportWizardDialog, toast, type ImportField } from '@saiwu/ui';
import { useMemo, useState } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { useWhyWrong } from '../form/use-why-wrong.ts';
import type { FormSchema } from '../form/use-zod-form.ts';
import type { Resource } from '../resource.ts';
import { useDirty } from '../unsaved/dirty.ts';
import { type SheetImportOptions, useSheetImport } from './use-sheet-import.ts';

/** What an import knows of a column; what is right in it, the schema of a new row says too. */
export type ImportFields = readonly (Omit<ImportField, 'check' | 'isRequired' | 'kind'> & {
  /** Written in words that the server alone knows, as the names of organisations: it says what is wrong with them. */
  isLookedUp?: boolean;
})[];

export interface ImportDialogProps<Row, Filters extends object, Added> {
  /** What the rows are called, where they are listed, and what takes the sheet. */
  resource: Pick<Resource<Row, Filters, Added>, 'name' | 'title' | 'importFile'>;
  /** Schema of a new row. */
  schema: FormSchema;
  /** The columns of a sheet, in order. */
  fields: ImportFields;
  /** Looks at the sheet before it is imported, and asks for what has to be agreed to. */
  looks?: Pick<SheetImportOptions, 'preview' | 'ask'>;
  onClose: () => void;
}

/** Adds rows from a sheet: they are checked by the form's schema and mended before anything is sent, and what the server refuses comes back to its cells. */
export function ImportDialog<Row, Filters extends object, Added>({
  resource,
  schema,
  fields,
  looks,
  onClose,
}: ImportDialogProps<Row, Filters, Added>) {
  const { words } = useAdmin();
  const whyWrong = useWhyWrong();
  const [isDirty, setIsDirty] = useState(false);
  useDirty(isDirty);
  const checked = useMemo(
    () =>
      fields.map(({ isLookedUp = false, ...field }): ImportField => {
        const takesNumber = whyWrong(schema, field.key, 1) === null;
        // the one text that takes exactly this
        const takesMoment =
          whyWrong(schema, field.key, '2026-01-01 00:00:00') === null && whyWrong(schema, field.key, '2026-01-01') !== null;
        return {
          ...field,
          kind: takesNumber ? 'number' : takesMoment ? 'date' : 'text',
          isRequired: whyWrong(schema, field.key, undefined) !== null,
          ...(!field.options && !isLookedUp && { check: (text) => whyWrong(schema, field.key, valueIn(text, takesNumber)) ?? true }),
        };
      }),
    [fields, schema, whyWrong],
  );
  const acts = useSheetImport({
    columns: checked,
    send: (file, options) => resource.importFile?.(file, options) ?? Promise.reject(new Error('nothing can be imported here')),
    heads: [resource.name],
    ...looks,
  });
  return (
    <ImportWizardDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words.importTitle(resource.title)}
      fields={checked}
      templateName={words.templateName(resource.title)}
      {...acts}
      onDirtyChange={setIsDirty}
      onDone={({ imported }) => toast.success(words.imported(imported))}
    />
  );
}

/** A cell is text, and a number where the field takes one: so the server reads it too. */
function valueIn(text: string, takesNumber: boolean): unknown {
  const plain = text.normalize('NFKC').trim();
  return takesNumber && /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}
