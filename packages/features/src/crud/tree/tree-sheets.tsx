import { ImportDialog, type FormSchema, type WriteOptions } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Button } from '@saiwu/ui';
import { useMemo, useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { ImportsOf } from '../resource.ts';
import { SheetPreview } from '../sheet-preview.tsx';
import { useImports } from '../use-imports.ts';

export interface TreeSheetsProps<Labels> {
  name: 'org' | 'area';
  /** The name of one row: 机构. */
  title: MessageDescriptor;
  labels: Labels;
  /** The columns of an import sheet, in order: fields of a new row. */
  imports: ImportsOf<Labels>;
  /** The contract's schema of a new row. */
  schema: FormSchema;
  /** The reader has left the dialog of an import, whether or not it has brought rows. */
  onImportLeft?: () => void;
}

/**
 * The sheets of rows that form a tree, beside its main act: all of them in one, and new ones from one. Each button is there for readers
 * who have its permission.
 */
export function TreeSheets<Labels>({ name, title, labels, imports, schema, onImportLeft }: TreeSheetsProps<Labels>) {
  const { i18n } = useLingui();
  const can = useCan();
  const { call } = useApi();
  const [opened, setOpened] = useState<'export' | 'import' | null>(null);
  const words = i18n._(title);
  const fields = useImports({ imports, labels });
  const resource = useMemo(
    () => ({
      name,
      title: words,
      importFile: (file: File, { isConfirmed, ...options }: WriteOptions) =>
        call(`${name}.import`, { body: { file, ...(isConfirmed && { confirm: true }) }, ...options }),
    }),
    [name, words, call],
  );
  return (
    <>
      {can(`${name}.export`) && (
        <Button variant="outline" onClick={() => setOpened('export')}>
          <Trans>导出</Trans>
        </Button>
      )}
      {can(`${name}.import`) && (
        <Button variant="outline" onClick={() => setOpened('import')}>
          <Trans>导入</Trans>
        </Button>
      )}
      {opened === 'export' && <SheetPreview name={name} title={words} onClose={() => setOpened(null)} />}
      {opened === 'import' && (
        <ImportDialog
          resource={resource}
          schema={schema}
          fields={fields}
          onClose={() => {
            setOpened(null);
            onImportLeft?.();
          }}
        />
      )}
    </>
  );
}
