import { plural } from '@lingui/core/macro';
import { ImportDialog, type FormSchema, type SendOptions, type WriteOptions } from '@saiwu/admin';
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

/** What a preview says of a whole sheet. */
interface Seen {
  fresh: number;
  existing: number;
  atHome: { rows: number; label: string } | null;
}

/**
 * People from a sheet. Who is in the register already is found before anything is written, and changed or passed over as the reader says.
 */
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
  /** What was seen of the sheet that is imported next, and what was said about it. */
  const seen = useRef<Seen>({ fresh: 0, existing: 0, atHome: null });
  const agreed = useRef<{ existing?: Existing; confirm?: true }>({});

  const { sheet, looks } = useMemo(() => {
    async function askExisting(counts: { existing: number; fresh: number }): Promise<Existing | null> {
      setAsked(counts);
      const existing = await new Promise<Existing | null>((resolve) => {
        answer.current = resolve;
      });
      setAsked(null);
      return existing;
    }

    /** Whoever names no college comes to one that is told, once that is agreed to. */
    function agreesHome({ rows, label }: { rows: number; label: string }): Promise<boolean> {
      const title = t`${plural(rows, { other: '# 行没有学院，会放到' })}「${label}」`;
      return confirm({ title, description: t`表格里学院那一格是空的，或没有这一列。`, confirmLabel: t`放到这里` });
    }

    async function preview(file: File, options: SendOptions) {
      seen.current = { fresh: 0, existing: 0, atHome: null };
      const { fieldErrors, ...found } = await call(`${name}.importPreview`, { body: { file }, ...options });
      seen.current = found;
      const { lines = [], label = '' } = found.atHome ?? {};
      return { fieldErrors, fills: Object.fromEntries(lines.map((line) => [`${line}.orgId`, label])) };
    }

    async function ask(): Promise<boolean> {
      const { fresh, existing, atHome } = seen.current;
      agreed.current = {};
      if (atHome !== null && !(await agreesHome(atHome))) return false;
      const mode = existing === 0 ? undefined : await askExisting({ fresh, existing });
      if (mode === null) return false;
      agreed.current = { ...(mode && { existing: mode }), ...(atHome && { confirm: true }) };
      return true;
    }

    const importFile = (file: File, { isConfirmed = false, ...options }: WriteOptions) =>
      send(`${name}.import`, { body: { file, ...agreed.current, ...(isConfirmed && { confirm: true }) }, ...options });
    return { sheet: { ...bound, importFile }, looks: { preview, ask } };
  }, [bound, call, send, name, t]);

  return (
    <>
      <ImportDialog resource={sheet} schema={schema} fields={useImports(resource)} looks={looks} onClose={onClose} />
      {asked && (
        <ExistingDialog {...asked} words={wordsOf?.(asked.existing, asked.fresh)} onAnswer={(existing) => answer.current?.(existing)} />
      )}
    </>
  );
}
