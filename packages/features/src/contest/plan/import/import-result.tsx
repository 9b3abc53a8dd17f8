import { useLingui } from '@lingui/react/macro';
import { cn } from '@saiwu/ui';
import type { Plan, PlanImportPreview, PlanSection } from '../../answers.ts';

interface ImportResultProps {
  plan: Plan;
  preview: PlanImportPreview;
  into: readonly (string | null)[];
}

/** What each section would have, against what it may, and what would be replaced. */
export function ImportResult({ plan, preview, into }: ImportResultProps) {
  const { t } = useLingui();
  const lengths = lengthsOf(preview, into);
  const written = plan.sections.filter(({ key }) => lengths.has(key));
  if (written.length === 0) return <p className="text-fg-muted">{t`还没有选任何章节`}</p>;
  return (
    <section aria-label={t`导入以后`} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t`导入以后`}</h3>
      <ul className="flex flex-col gap-2">
        {written.map((section) => (
          <ResultRow
            key={section.key}
            section={section}
            count={lengths.get(section.key) ?? 0}
            now={preview.sections.find(({ key }) => key === section.key)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ResultRowProps {
  section: PlanSection;
  count: number;
  now: PlanImportPreview['sections'][number] | undefined;
}

function ResultRow({ section: { title, maxLength }, count, now }: ResultRowProps) {
  const { t } = useLingui();
  const isOver = maxLength !== null && count > maxLength;
  const before = now?.characters ?? 0;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <span className="wrap-anywhere">{title}</span>
      <span className={cn('text-sm tabular-nums', isOver ? 'text-danger-text' : 'text-fg-muted')}>
        {maxLength === null ? t`${count} 字` : t`${count} / ${maxLength} 字`}
      </span>
      {now?.isEmpty === false && <span className="text-sm text-warning-text">{t`替换现在的 ${before} 字`}</span>}
    </li>
  );
}

/** Characters that would stand in each section that something goes into: headings stay, unless they are the section's own title. */
function lengthsOf({ pieces }: PlanImportPreview, into: readonly (string | null)[]): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const [place, { heading, key: own, isTitle, characters }] of pieces.entries()) {
    const key = into[place] ?? null;
    if (key === null) continue;
    const kept = heading === null || (isTitle && own === key) ? 0 : Array.from(heading).length;
    lengths.set(key, (lengths.get(key) ?? 0) + kept + characters);
  }
  return lengths;
}
