import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { useHasNewBuild } from './missing-code.ts';

interface State {
  error: unknown;
}

/** Where a part cannot be loaded the rest stands, and says what can be done. */
export class CodeBoundary extends Component<{ children: ReactNode; isPage?: boolean }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <Missing error={error} isPage={this.props.isPage === true} />;
  }
}

function Missing({ error, isPage }: { error: unknown; isPage: boolean }) {
  const hasNewBuild = useHasNewBuild(error);
  return (
    <p role="alert" className={`flex flex-wrap items-center gap-x-3 ${isPage ? 'min-h-dvh justify-center p-6' : ''}`}>
      <span className={hasNewBuild ? '' : 'text-danger-text'}>
        {hasNewBuild ? <Trans>有新版本，刷新后继续，填写的内容都保留着</Trans> : <Trans>这一部分没有加载出来，请检查网络后刷新页面</Trans>}
      </span>
      <button type="button" className="min-h-11 text-theme-text underline focus-ring" onClick={() => location.reload()}>
        <Trans>刷新</Trans>
      </button>
    </p>
  );
}
