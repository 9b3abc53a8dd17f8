import { useLingui } from '@lingui/react/macro';
import { projectSheet } from '@saiwu/openapi';
import type { ProjectDetail } from '../answers.ts';
import type { PointPlace } from './point-rows.tsx';

interface ChangesSinceProps {
  changes: NonNullable<ProjectDetail['review']['changes']>;
  /** What the contest asks for, by its name. */
  places: readonly PointPlace[];
}

/** What a team has changed since its project was given back: beside what it was asked for, so that nobody reads all of it again. */
export function ChangesSince({ changes, places }: ChangesSinceProps) {
  const { t, i18n } = useLingui();
  const titleOf = ({ section, key }: ChangesSinceProps['changes'][number]) => {
    const column = section === 'BASICS' ? projectSheet.find(({ field }) => field === key) : undefined;
    if (column !== undefined) return i18n._(column.title);
    if (section === 'PLAN' && key === null) return t`计划书`;
    return places.find((place) => place.section === section && place.key === key)?.label ?? t`已不再要求的内容`;
  };
  if (changes.length === 0) return <p className="font-medium">{t`退回后没有改动，直接再次提交了`}</p>;
  return (
    <section aria-label={t`退回后的改动`} className="flex flex-col gap-1">
      <h3 className="font-medium">{t`退回后的改动`}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {changes.map((one) => (
          <li key={`${one.section} ${one.key}`} className="wrap-anywhere">
            {titleOf(one)}
            {t`：`}
            <del className="text-fg-muted">{one.before || '—'}</del> → <ins className="no-underline">{one.after || '—'}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}
