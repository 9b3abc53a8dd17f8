import { Button } from '../button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { RequestId } from './request-id.tsx';

/** What an error must say to be shown. Every `Error` fits. */
export interface ErrorInfo {
  /** The reason in the user's language. */
  message: string;
  requestId?: string;
}

export interface ErrorStateProps extends OwnProps<'div', 'title'> {
  error: ErrorInfo;
  title?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** A retry is under way. */
  isRetrying?: boolean;
  /** `sm` in a small card or a popover. */
  size?: EmptyStateProps['size'];
  /** The heading that the title is, where this stands for a whole page. */
  heading?: EmptyStateProps['heading'];
}

/** Stands where something did not load: the reason, a retry, and the request's id to copy. */
export function ErrorState({ error, title, onRetry, isRetrying = false, size, heading, ...rest }: ErrorStateProps) {
  const words = useWords();
  return (
    <div role="alert" data-slot="error-state" {...rest}>
      <EmptyState
        drawing="error"
        size={size}
        heading={heading}
        title={title ?? words.errorTitle}
        description={
          <>
            <p>{error.message}</p>
            {error.requestId !== undefined && (
              <div className="mt-2">
                <RequestId id={error.requestId} />
              </div>
            )}
          </>
        }
        action={
          onRetry === undefined ? undefined : (
            <Button variant="outline" size={size === 'sm' ? 'small' : 'default'} isPending={isRetrying} onClick={onRetry}>
              {words.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
