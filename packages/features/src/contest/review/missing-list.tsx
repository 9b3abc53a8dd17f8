import type { AnswerOf } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { ProjectLink } from '../project-link.tsx';

type Missing = AnswerOf<'stage.missing'>;

/** Missing sheets by judge, the one who owes most first. Who may not know the judges sees each sheet for itself, with a number. */
export function MissingList({ missing }: { missing: Missing }) {
  const { t } = useLingui();
  const judges = byJudge(missing);
  if (judges.length === 0) return <p className="text-fg-muted">{t`评分表已交齐`}</p>;
  return (
    <ul className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] items-start gap-x-6 gap-y-1 overflow-y-auto">
      {judges.map(({ key, judgeName, projects }) => {
        const count = projects.length;
        return (
          <li key={key}>
            <details className="group">
              <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 rounded-control -outline-offset-2 hover:text-theme-text pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
                <ChevronRight aria-hidden strokeWidth={1.5} className="size-4 shrink-0 text-fg-subtle group-open:rotate-90" />
                <span className="min-w-16 font-medium">{judgeName}</span>
                <span className="text-fg-muted">{t`还差 ${count} 份`}</span>
              </summary>
              <ul className="list-disc py-1 pl-10 text-fg-muted">
                {projects.map(({ projectId, projectTitle }) => (
                  <li key={projectId}>
                    <ProjectLink projectId={projectId} title={projectTitle} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function byJudge(missing: Missing) {
  const judges = new Map<string, Missing>();
  for (const sheet of missing) {
    const key = sheet.judgeId ?? `${sheet.projectId} ${sheet.judgeName}`;
    const known = judges.get(key);
    if (known) known.push(sheet);
    else judges.set(key, [sheet]);
  }
  return [...judges]
    .map(([key, projects]) => ({ key, judgeName: projects[0]?.judgeName ?? '', projects }))
    .sort((one, other) => other.projects.length - one.projects.length);
}
