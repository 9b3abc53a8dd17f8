import { NameLink } from '@saiwu/admin';
import { consolePaths } from '@saiwu/openapi';
import { generatePath } from 'react-router-dom';
import { useCan } from '../lib/api/access.ts';

/** A contest by its title, in line with other text; leads to its page those who may open it. */
export function ContestLink({ contestId, title }: { contestId: string; title: string }) {
  const can = useCan();
  if (!can('contest.get')) return title;
  return (
    <NameLink isInText to={generatePath(consolePaths.contest, { id: contestId })}>
      {title}
    </NameLink>
  );
}
