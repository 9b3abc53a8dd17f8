import { isApiError } from '@saiwu/api-client';
import { Button, EmptyState, ErrorState } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { isMissingCode, useHasNewBuild } from '../../lib/app/missing-code.ts';

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
    return <Failure error={error} onRetry={() => (isMissingCode(error) ? location.reload() : this.setState({ error: null }))} />;
  }
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const explain = useExplainError();
  if (useHasNewBuild(error))
    return (
      <div role="alert">
        <EmptyState
          drawing="error"
          heading="h1"
          title={t`有新版本`}
          description={t`控制台更新了，刷新后才能打开这个页面。填写的内容都保留着。`}
          action={<Button onClick={() => location.reload()}>{t`刷新`}</Button>}
        />
      </div>
    );
  const message = isMissingCode(error) ? t`页面没有加载成功，请检查网络` : explain(error);
  return <ErrorState heading="h1" error={{ message, requestId: isApiError(error) ? error.requestId : undefined }} onRetry={onRetry} />;
}
