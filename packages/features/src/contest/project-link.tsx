import { consolePaths } from '@saiwu/openapi';
import { generatePath, Link, useParams } from 'react-router-dom';
import { useCan } from '../lib/api/access.ts';

/** A project by its title, on a page under `/contests/:id`; opens it for those who may. */
export function ProjectLink({ projectId, title }: { projectId: string; title: string }) {
  const { id } = useParams();
  const can = useCan();
  if (id === undefined || !can('project.get')) return title;
  return (
    <Link className="font-medium hover:text-theme-text" to={generatePath(consolePaths.project, { id, projectId })}>
      {title}
    </Link>
  );
}
