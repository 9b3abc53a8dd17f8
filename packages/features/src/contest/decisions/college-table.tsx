import { useLingui } from '@lingui/react/macro';
import { FoldSummary } from '../../lib/app/fold-summary.tsx';
import type { CollegeFigures } from '../answers.ts';

/** The same figures college by college, for whoever looks after several. */
export function CollegeTable({ rows }: { rows: readonly CollegeFigures[] }) {
  const { t, i18n } = useLingui();
  const places = (most: number | null) => (most === null ? t`不限` : i18n.number(most));
  const heads = [
    t`待审核`,
    t({ message: '已通过', context: '结论' }),
    t`名额`,
    t({ message: '退回修改', context: '数量' }),
    t({ message: '不通过', context: '数量' }),
  ];
  return (
    <details>
      <FoldSummary className="text-sm text-fg-muted">{t`各学院的审核情况`}</FoldSummary>
      <section
        aria-label={t`各学院的审核情况`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is reached by keyboard
        tabIndex={0}
        className="mt-2 max-h-80 overflow-auto rounded-card border border-border bg-surface focus-ring"
      >
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-border text-fg-muted">
              <th scope="col" className="px-4 py-2 font-medium">
                {t`学院`}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="px-4 py-2 text-right font-medium whitespace-nowrap">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ orgId, label, submitted, accepted, most, returned, rejected }) => (
              <tr key={orgId} className="border-b border-border last:border-0">
                <th scope="row" className="min-w-32 px-4 py-2 font-normal wrap-anywhere">
                  {label}
                </th>
                {[i18n.number(submitted), i18n.number(accepted), places(most), i18n.number(returned), i18n.number(rejected)].map(
                  (cell, column) => (
                    <td key={heads[column]} className="px-4 py-2 text-right tabular-nums">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
