import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Button, Card, RichText } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { generatePath, Link } from 'react-router-dom';
import { FoldSummary } from '../../lib/app/fold-summary.tsx';
import { useApi } from '../../lib/api/api.tsx';
import { useFreshLinks } from '../../lib/files/use-fresh-links.ts';
import { CommentThread } from './comments/comment-thread.tsx';
import { PdfLink } from './pdf-link.tsx';

/** The business plan of a project as it stands, for whoever decides on it: each section that has something in it. */
export function PlanReading({ contestId, projectId }: { contestId: string; projectId: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  // its pictures come by links that end
  useFreshLinks();
  const query = useQuery({ ...queryOf('plan.read', { path: { id: projectId } }), staleTime: 0 });
  return (
    <Card
      title={t`商业计划书`}
      actions={
        query.data?.pdf === null && (
          <Button variant="ghost" size="small" asChild>
            <Link to={generatePath(consolePaths.planPages, { id: contestId, projectId })}>
              <Printer aria-hidden />
              {t`打印预览`}
            </Link>
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ sections, pdf }) => {
          // it is the plan, whatever stands in the sections
          if (pdf !== null) return <PdfLink pdf={pdf} />;
          const written = sections.filter(({ characters, html }) => characters > 0 || html.includes('<img'));
          if (written.length === 0) return <p className="text-fg-muted">{t`还没有写`}</p>;
          return (
            <div className="flex flex-col gap-6">
              {written.map(({ key, title, html }) => (
                <section key={key} aria-label={title} className="flex flex-col gap-2">
                  <h3 className="font-semibold">{title}</h3>
                  <RichText html={html} className="max-w-[680px]" />
                  <ReadComments projectId={projectId} section={key} />
                </section>
              ))}
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** What the team and its advisors have said about a section, folded away. */
function ReadComments({ projectId, section }: { projectId: string; section: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data = [] } = useQuery(queryOf('plan.readComments', { path: { id: projectId } }));
  const comments = data.filter(({ key }) => key === section);
  const count = comments.length;
  if (count === 0) return null;
  return (
    <details className="max-w-[680px]">
      <FoldSummary className="text-sm text-fg-muted">{t`${count} 条批注`}</FoldSummary>
      <div className="mt-2 flex flex-col gap-2">
        {comments.map((comment) => (
          <CommentThread key={comment.id} comment={comment} />
        ))}
      </div>
    </details>
  );
}
