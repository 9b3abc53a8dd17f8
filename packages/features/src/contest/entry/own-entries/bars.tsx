import { useLingui } from '@lingui/react/macro';

/** Every rule that keeps the reader from entering a contest. */
export function Bars({ bars }: { bars: readonly string[] }) {
  const { t } = useLingui();
  const [only, ...others] = bars;
  if (only === undefined) return null;
  if (others.length === 0) return <p className="text-sm text-warning-text wrap-anywhere">{t`不能报名：${only}`}</p>;
  return (
    <div className="text-sm text-warning-text">
      <p>{t`不能报名：`}</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {bars.map((bar) => (
          <li key={bar}>{bar}</li>
        ))}
      </ul>
    </div>
  );
}
