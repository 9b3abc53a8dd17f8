import { generatePath } from 'react-router-dom';

/** The canonical paths of the screens of long work: the one place where they are written. */
export const jobPaths = { list: '/jobs', one: '/jobs/:id' } as const;

/** The page of one job. */
export function jobPath(id: string): string {
  return generatePath(jobPaths.one, { id });
}
