import { consolePaths } from '@saiwu/openapi';
import { generatePath } from 'react-router-dom';

/** The projects of a contest that wait for a decision. */
export function undecidedOf(id: string): string {
  return `${generatePath(consolePaths.projects, { id })}?state=SUBMITTED`;
}
