import { consolePaths } from '@saiwu/openapi';
import { generatePath } from 'react-router-dom';
import type { Place } from '../answers.ts';

/** The page of a project that is the reader's own: the team's, the score sheet of its judge, or the one that administrators have. */
export function reachedPath({ reach, contestId, stageId }: Place, projectId: string): string {
  if (reach === 'JUDGE' && stageId !== null) return generatePath(consolePaths.judgingProject, { stageId, projectId });
  if (reach === 'SCOPE' && contestId !== null) return generatePath(consolePaths.project, { id: contestId, projectId });
  return generatePath(consolePaths.ownEntry, { id: projectId });
}
