import { consolePaths } from '@saiwu/openapi';
import { Link } from 'react-router-dom';
import { useCan } from '../lib/api/access.ts';

interface JudgeLinkProps {
  /** Null where the reader may not know who it is. */
  judgeId: string | null;
  name: string;
}

/** A judge by name; leads those who may see judges to that one. */
export function JudgeLink({ judgeId, name }: JudgeLinkProps) {
  const can = useCan();
  if (judgeId === null || !can('judge.page')) return name;
  return (
    <Link className="rounded-control hover:text-theme-text hover:underline" to={`${consolePaths.judges}?${new URLSearchParams({ name })}`}>
      {name}
    </Link>
  );
}
