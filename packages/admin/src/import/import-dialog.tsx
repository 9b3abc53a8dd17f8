import { ImportWizardDialog, toast, type ImportField } from '@saiwu/ui';
import { useMemo, useState } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { useWhyWrong } from '../form/use-why-wrong.ts';
import type { FormSchema } from '../form/use-zod-form.ts';
import type { Resource } from '../resource.ts';
import { useDirty } from '../unsaved/dirty.ts';
import { type SheetImportOptions, useSheetImport } from './use-sheet-import.ts';

/** The facts about a column of an import; the schema of a new row also says which values are right. */
export type ImportFields = readonly (Omit<ImportField, 'check' | 'isRequired' | 'kind'> & {
  /** Written in words that the server alone knows, as the names of organisations: the server names their faults. */
  isLookedUp?: boolean;
})[];

export interface ImportDialogProps<Row, Filters extends object, Added> {
  /** The name of the rows, the list that shows them, and the operation that takes the sheet. */
  resource: Pick<Resource<Row, Filters, Added>, 'name' | 'title' | 'importFile'>;
  /** Schema of a new row. */
  schema: FormSchema;
  /** The columns of a sheet, in order. */
  fields: ImportFields;
  /** Looks at the sheet before it is imported, and asks the reader to agree where that is needed. */
  looks?: Pick<SheetImportOptions, 'preview' | 'ask'>;
  onClose: () => void;
}

/**
 * Adds rows from a sheet: the form's schema checks them, the reader corrects them before anything is sent, and refusals of the server
 * come back to their cells.
 */
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
        // the schema for wire times is the one text that takes exactly this
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

/** A cell is text, and a number where the field takes one: the server reads it the same way. */
function valueIn(text: string, takesNumber: boolean): unknown {
  const plain = text.normalize('NFKC').trim();
  return takesNumber && /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}
