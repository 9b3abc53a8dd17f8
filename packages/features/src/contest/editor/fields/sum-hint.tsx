import { useLingui } from '@lingui/react/macro';

/** A sum that has to come to a hundred, while it is typed, in ten-thousandths so that it is exact. */
export function SumHint({ label, sum }: { label: string; sum: number }) {
  const { t } = useLingui();
  const missing = Math.abs(1_000_000 - sum) / 10_000;
  const hint = sum === 1_000_000 ? t`正好` : sum < 1_000_000 ? t`还差 ${missing}` : t`多了 ${missing}`;
  return (
    <output className={sum === 1_000_000 ? 'text-success-text' : 'text-warning-text'}>
      <span className="font-medium tabular-nums">{label}</span>
      <span className="ml-2">{hint}</span>
    </output>
  );
}
