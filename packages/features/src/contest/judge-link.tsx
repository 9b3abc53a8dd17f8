import { NameLink } from '@saiwu/admin';
import { consolePaths } from '@saiwu/openapi';
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
  return <NameLink to={`${consolePaths.judges}?${new URLSearchParams({ keyword: name })}`}>{name}</NameLink>;
}
