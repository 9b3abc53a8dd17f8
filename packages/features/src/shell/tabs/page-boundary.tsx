import { isApiError } from '@saiwu/api-client';
import { ErrorState } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { useExplainError } from '../../lib/api/explain-error.ts';

interface State {
  error: unknown;
}

/** Keeps one page's failure from taking the others with it, and offers to start the page again. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Failure error={error} onRetry={() => (isStaleBuild(error) ? location.reload() : this.setState({ error: null }))} />;
  }
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const explain = useExplainError();
  const message = isStaleBuild(error) ? t`页面没有加载成功，可能刚刚更新过` : explain(error);
  return <ErrorState heading="h1" error={{ message, requestId: isApiError(error) ? error.requestId : undefined }} onRetry={onRetry} />;
}

/** A page's code that cannot be loaded stays so until the page is loaded anew: the server has another build, or the network failed. */
function isStaleBuild(error: unknown): boolean {
  return error instanceof TypeError && /import|module script|fetch/i.test(error.message);
}
