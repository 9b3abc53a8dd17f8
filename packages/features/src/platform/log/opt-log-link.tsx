import { NameLink } from '@saiwu/admin';
import { useSearchParams } from 'react-router-dom';
import type { RowOf } from '../../crud/resource.ts';

/** What was done; leads to its details beside the list, whose filters stay. */
export function OptLogLink({ row: { id, description } }: { row: RowOf<'optLog'> }) {
  const [search] = useSearchParams();
  const kept = [...search].filter(([key]) => key !== 'row');
  return <NameLink to={`?${new URLSearchParams([...kept, ['row', id]]).toString()}`}>{description}</NameLink>;
}
