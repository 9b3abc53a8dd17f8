import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { DescriptionList } from '@saiwu/ui';
import { generatePath, Link } from 'react-router-dom';
import type { AnswerOf } from '@saiwu/api-client';
import { minutes } from '../../lib/language/show.ts';

export type Retention = AnswerOf<'contest.retentionPreview'>;

/** What goes and what stays, in numbers, and whose names: to be looked at before anything is done. */
export function RetentionFacts({ contestId, retention }: { contestId: string; retention: Retention }) {
  const { t } = useLingui();
  const { end, due, months, goes, stays, projects } = retention;
  return (
    <div className="grid gap-4">
      <DescriptionList
        items={[
          { label: t`大赛结束`, value: minutes(end) },
          { label: t`个人信息保留到`, value: due === null ? t`一直保留` : t`${minutes(due)}（${months ?? 0} 个月）` },
        ]}
      />
      <Counts heading={t`会去掉`} rows={goes.filter(({ count }) => count > 0)} />
      <Counts heading={t`会保留`} rows={stays} />
      {projects.length > 0 && (
        <section className="grid gap-1" aria-label={t`写有姓名的项目`}>
          <h3 className="text-xs text-fg-muted">{projects.length < mostShown ? t`写有姓名的项目` : t`写有姓名的前 ${mostShown} 个项目`}</h3>
          <ul className="grid max-h-48 gap-1 overflow-y-auto">
            {projects.map(({ id, number, title, orgLabel, people }) => (
              <li key={id} className="flex flex-wrap gap-x-2">
                <Link className="focus-ring text-theme-text" to={generatePath(consolePaths.project, { id: contestId, projectId: id })}>
                  {title}
                </Link>
                <span className="text-fg-muted">
                  {number} · {orgLabel} · {t`${people} 人`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** As many as the server names. */
const mostShown = 100;

function Counts({ heading, rows }: { heading: string; rows: Retention['goes'] | Retention['stays'] }) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-1" aria-label={heading}>
      <h3 className="text-xs text-fg-muted">{heading}</h3>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {rows.map(({ kind, count }) => (
          <li key={kind.code} className="flex justify-between gap-2">
            <span>{kind.desc}</span>
            <span className="tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
