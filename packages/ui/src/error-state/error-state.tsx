import { Button } from '../button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { useWords } from '../words.tsx';
import { RequestId } from './request-id.tsx';

/** What an error must say to be shown. Every `Error` fits. */
export interface ErrorInfo {
  /** The reason in the user's language. */
  message: string;
  requestId?: string;
}

export interface ErrorStateProps {
  error: ErrorInfo;
  title?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** The heading that the title is, where this stands for a whole page. */
  heading?: EmptyStateProps['heading'];
  className?: string;
}

/** Stands where something did not load: the reason, a retry, and the request's id to copy. */
export function ErrorState({ error, title, onRetry, heading, className }: ErrorStateProps) {
  const words = useWords();
  return (
    <div role="alert" className={className}>
      <EmptyState
        drawing="error"
        heading={heading}
        title={title ?? words.errorTitle}
        description={
          <>
            <p>{error.message}</p>
            {error.requestId !== undefined && (
              <div className="mt-2 flex justify-center">
                <RequestId id={error.requestId} />
              </div>
            )}
          </>
        }
        action={
          onRetry === undefined ? undefined : (
            <Button variant="outline" onClick={onRetry}>
              {words.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
