import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { SheetMapValues } from './sheet-map-form.ts';

/** The head of the sheet as it comes out. */
export function HeadPreview() {
  const { t } = useLingui();
  const [title, columns] = useWatch<SheetMapValues, ['title', 'columns']>({ name: ['title', 'columns'] });
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <figcaption className="text-xs text-fg-muted">{t`导出后的表头`}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <section aria-label={t`导出后的表头`} tabIndex={0} className="overflow-x-auto rounded-card border border-border bg-surface">
        <table className="border-collapse text-sm">
          {title && <caption className="border-b border-border px-3 py-2 text-left font-semibold whitespace-nowrap">{title}</caption>}
          <thead>
            <tr>
              {columns.map(({ key, head }) => (
                <th
                  key={key}
                  scope="col"
                  className="border-r border-border bg-bg-subtle px-3 py-2 text-left font-medium whitespace-nowrap last:border-r-0"
                >
                  {head || '—'}
                </th>
              ))}
            </tr>
          </thead>
        </table>
      </section>
    </figure>
  );
}
