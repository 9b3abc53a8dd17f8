import { consolePaths } from '@saiwu/openapi';
import { generatePath } from 'react-router-dom';

/** Where the plan of one's own project is written, with a section open, or the first. */
export function planPath(id: string, section: string | null = null): string {
  const path = generatePath(consolePaths.ownPlan, { id });
  return section === null ? path : `${path}?${new URLSearchParams({ section })}`;
}
