import { Alert } from '@saiwu/ui';
import { useListError } from './use-list-error.ts';

/** What is wrong with a list of the form as a whole; the form's focus comes here where that is the first thing wrong. */
export function ListError({ name }: { name: string }) {
  const error = useListError(name);
  return (
    <div
      data-slot="form-list"
      data-name={name}
      data-state={error === undefined ? undefined : 'wrong'}
      tabIndex={-1}
      className="empty:hidden"
    >
      {error !== undefined && (
        <Alert tone="danger" isLive>
          {error}
        </Alert>
      )}
    </div>
  );
}
