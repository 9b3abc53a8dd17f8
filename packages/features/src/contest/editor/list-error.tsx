import { Alert } from '@saiwu/ui';
import { useListError } from './use-list-error.ts';

/** What is wrong with a list of the form as a whole. */
export function ListError({ name }: { name: string }) {
  const error = useListError(name);
  if (error === undefined) return null;
  return (
    <Alert tone="danger" isLive>
      {error}
    </Alert>
  );
}
