import { Loaded } from '@saiwu/admin';
import { consolePaths } from '@saiwu/openapi';
import { NoPermission } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { generatePath, Navigate, useParams } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { ProjectDetailScreen } from './project-detail-screen.tsx';
import { reachedPath } from './reached-path.ts';

/** A project at the one address that everybody may be sent: administrators see its page, its team and its judges are led to theirs. */
export function ProjectScreen() {
  const can = useCan();
  return can('project.get') ? <ProjectDetailScreen /> : <ReachedProject />;
}

/** A project under review, as old addresses name it, is the same project. */
export function ReviewedProjectScreen() {
  const { id = '', projectId = '' } = useParams();
  return <Navigate to={generatePath(consolePaths.project, { id, projectId })} replace />;
}

function ReachedProject() {
  const { projectId = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('legacy.place', { query: { projectId } }));
  return (
    <Loaded query={query} isPage>
      {/* in scope, yet without the page: what a role may do has changed meanwhile, and leading back here would not end */}
      {(place) => (place.reach === 'SCOPE' ? <NoPermission heading="h1" /> : <Navigate to={reachedPath(place, projectId)} replace />)}
    </Loaded>
  );
}
