import { useLingui } from '@lingui/react/macro';
import { cn, Pagination, Segmented } from '@saiwu/ui';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ImportPreview } from '../answers.ts';
import { useLocalPage } from '../paging.ts';

/** The rows of a sheet as they were read, each bad cell marked with its reason. */
export function ImportPreviewTable({ preview: { columns, rows, badCount } }: { preview: ImportPreview }) {
  const { t } = useLingui();
  const [which, setWhich] = useState<'all' | 'bad'>(badCount > 0 ? 'bad' : 'all');
  const { rows: shown, pager } = useLocalPage(which === 'bad' ? rows.filter(isBad) : rows);
  return (
    <div className="flex flex-col gap-2">
      {badCount > 0 && (
        <Segmented<'all' | 'bad'>
          aria-label={t`显示哪些行`}
          className="w-fit"
          value={which}
          onValueChange={setWhich}
          options={[
            { value: 'bad', label: t`有误的行` },
            { value: 'all', label: t`全部` },
          ]}
        />
      )}
      <section
        className="max-h-96 overflow-auto rounded-card border border-border focus-ring"
        aria-label={t`表格内容`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="w-full border-collapse text-left">
          <thead className="sticky top-0 bg-bg-subtle">
            <tr>
              <th scope="col" className="px-3 py-2 text-right font-medium">{t`行`}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.row} className="border-t border-border align-top">
                <th scope="row" className="px-3 py-2 text-right font-normal text-fg-muted tabular-nums">
                  {row.row}
                </th>
                {columns.map((column) => (
                  <Cell key={column} text={row.cells[column]} error={row.errors[column]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Pagination {...pager} />
    </div>
  );
}

function Cell({ text, error }: { text: string | undefined; error: string | undefined }) {
  return (
    <td
      className={cn(
        'max-w-60 px-3 py-2',
        error !== undefined && 'min-w-40 bg-danger-soft outline-1 -outline-offset-1 outline-danger-text/60',
      )}
    >
      <span className="block truncate" title={text}>
        {text === undefined || text === '' ? '—' : text}
      </span>
      {error !== undefined && (
        <span className="mt-0.5 flex items-start gap-1 text-xs text-danger-text">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </span>
      )}
    </td>
  );
}

function isBad(row: ImportPreview['rows'][number]): boolean {
  return Object.keys(row.errors).length > 0;
}
