import { NameLink } from '@saiwu/admin';
import { consolePaths } from '@saiwu/openapi';
import { generatePath, useParams } from 'react-router-dom';
import { useCan } from '../lib/api/access.ts';

/** A project by its title, on a page under `/contests/:id`; opens it for those who may. */
export function ProjectLink({ projectId, title }: { projectId: string; title: string }) {
  const { id } = useParams();
  const can = useCan();
  if (id === undefined || !can('project.get')) return title;
  return <NameLink to={generatePath(consolePaths.project, { id, projectId })}>{title}</NameLink>;
}
