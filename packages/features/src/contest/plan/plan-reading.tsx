import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Card, RichText } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';

/** The business plan of a project as it stands, for whoever decides on it: each section that has something in it. */
export function PlanReading({ projectId }: { projectId: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  // its pictures come by links that end
  const query = useQuery({ ...queryOf('plan.read', { path: { id: projectId } }), staleTime: 0 });
  return (
    <Card title={t`商业计划书`}>
      <Loaded query={query}>
        {({ sections }) => {
          const written = sections.filter(({ characters, html }) => characters > 0 || html.includes('<img'));
          if (written.length === 0) return <p className="text-fg-muted">{t`还没有写`}</p>;
          return (
            <div className="flex flex-col gap-6">
              {written.map(({ key, title, html }) => (
                <section key={key} aria-label={title} className="flex flex-col gap-2">
                  <h3 className="font-semibold">{title}</h3>
                  <RichText html={html} className="max-w-[680px]" />
                </section>
              ))}
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}
