import { plural } from '@lingui/core/macro';
import { ImportDialog, type FormSchema, type WriteOptions } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { confirm } from '@saiwu/ui';
import { useMemo, useRef, useState } from 'react';
import type { Resource } from '../../crud/resource.ts';
import { useBound } from '../../crud/use-bound.ts';
import { useImports } from '../../crud/use-imports.ts';
import { useApi } from '../../lib/api/api.tsx';
import { ExistingDialog, type Existing, type ExistingWords } from './existing-dialog.tsx';
import type { Register } from './register.ts';

interface RegisterImportProps<Name extends Register | 'school', Labels, Filters> {
  resource: Resource<Name, Labels, Filters>;
  schema: FormSchema;
  /** What is asked where some are there already. Default: of people. */
  wordsOf?: (existing: number, fresh: number) => ExistingWords;
  onClose: () => void;
}

/** People from a sheet. Who is in the register already is found before anything is written, and changed or passed over as the reader says. */
export function RegisterImport<Name extends Register | 'school', Labels, Filters>({
  resource,
  schema,
  wordsOf,
  onClose,
}: RegisterImportProps<Name, Labels, Filters>) {
  const { t } = useLingui();
  const { call, send } = useApi();
  const bound = useBound(resource);
  const name = resource.name as Register | 'school'; // the resource of this sheet
  const [asked, setAsked] = useState<{ existing: number; fresh: number } | null>(null);
  const answer = useRef<(existing: Existing | null) => void>(undefined);
  const stopped = t`还没有导入。可以改好表格，再试一次。`;

  const sheet = useMemo(() => {
    async function ask(counts: { existing: number; fresh: number }): Promise<Existing | null> {
      setAsked(counts);
      const existing = await new Promise<Existing | null>((resolve) => {
        answer.current = resolve;
      });
      setAsked(null);
      return existing;
    }

    /** Whoever names no college comes to one that is told, once that is agreed to. */
    async function agreesHome({ rows, label }: { rows: number; label: string }): Promise<boolean> {
      const title = t`${plural(rows, { other: '# 行没有学院，会放到' })}「${label}」`;
      return confirm({ title, description: t`表格里学院那一格是空的，或没有这一列。`, confirmLabel: t`放到这里` });
    }

    async function importFile(file: File, { isConfirmed: _isConfirmed, ...options }: WriteOptions) {
      const { fresh, existing, atHome, fieldErrors } = await call(`${name}.importPreview`, { body: { file }, ...options });
      // what is wrong comes back by the import itself, cell by cell
      if (Object.keys(fieldErrors).length > 0)
        return send(`${name}.import`, { body: { file, ...(existing > 0 && { existing: 'SKIP' }) }, ...options });
      if (atHome !== null && !(await agreesHome(atHome))) throw new Error(stopped);
      const mode = existing === 0 ? undefined : await ask({ fresh, existing });
      if (mode === null) throw new Error(stopped);
      return send(`${name}.import`, { body: { file, ...(mode && { existing: mode }), ...(atHome && { confirm: true }) }, ...options });
    }
    return { ...bound, importFile };
  }, [bound, call, send, name, stopped, t]);

  return (
    <>
      <ImportDialog resource={sheet} schema={schema} fields={useImports(resource)} onClose={onClose} />
      {asked && (
        <ExistingDialog {...asked} words={wordsOf?.(asked.existing, asked.fresh)} onAnswer={(existing) => answer.current?.(existing)} />
      )}
    </>
  );
}
