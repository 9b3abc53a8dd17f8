import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';

/**
 * Where a part cannot be loaded the rest stands, and says what can be done. Which of the two it is would cost the sign-in page its
 * lightness.
 */
export class CodeBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p role="alert" className="text-danger-text">
        <Trans>没有加载出来，可能有新版本或网络不通</Trans>{' '}
        <button type="button" className="underline focus-ring" onClick={() => location.reload()}>
          <Trans>刷新</Trans>
        </button>
      </p>
    );
  }
}
