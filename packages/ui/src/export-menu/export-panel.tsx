import { Popover } from 'radix-ui';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { RequestId } from '../error-state/request-id.tsx';
import { Progress } from '../progress/progress.tsx';
import { useExportWords } from './use-export-words.ts';
import type { ExportState } from './use-export.ts';

export interface ExportPanelProps {
  state: ExportState;
  onCancel: () => void;
  onDismiss: () => void;
  onClosed: () => void;
}

/** Tells under its button how far an export is, or why there is none. It takes no focus and stays until it is done; Escape hides it. */
export function ExportPanel({ state, onCancel, onDismiss, onClosed }: ExportPanelProps) {
  const words = useExportWords();
  return (
    // Not in a portal: it follows its button in the order of Tab, and hides with the page around it.
    <Popover.Content
      data-slot="export-panel"
      aria-label={words.exportRows}
      align="end"
      sideOffset={6}
      collisionPadding={8}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
      className={cn(
        'z-50 w-80 max-w-[calc(100vw-1rem)] rounded-card border border-border bg-surface-raised text-fg shadow-2 outline-none',
        state.kind === 'running' ? 'p-4' : 'p-2',
        'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
      )}
    >
      <PanelBody state={state} onCancel={onCancel} onDismiss={onDismiss} />
    </Popover.Content>
  );
}

function PanelBody({ state, onCancel, onDismiss }: Omit<ExportPanelProps, 'onClosed'>) {
  const words = useExportWords();
  const count = (rows: number) => rows.toLocaleString(words.locale);
  if (state.kind === 'running') {
    return (
      <div className="flex items-center gap-3">
        <Progress
          className="min-w-0 flex-1"
          label={words.exporting}
          value={state.written}
          max={state.total}
          note={words.exportedOf(count(state.written), count(state.total))}
          hasLabel
          hasText
          isLive
        />
        <Button size="small" variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Alert
        tone="danger"
        title={words.exportFailed}
        isLive
        actions={
          <>
            <Button size="small" variant="ghost" onClick={onDismiss}>
              {words.close}
            </Button>
            <Button size="small" variant="outline" onClick={state.retry}>
              {words.retry}
            </Button>
          </>
        }
      >
        {state.error.message}
        {state.error.requestId !== undefined && <RequestId id={state.error.requestId} />}
      </Alert>
    );
  }
  if (state.kind === 'openInBrowser') {
    return (
      <Alert
        title={words.openInBrowser}
        isLive
        actions={
          <Button size="small" variant="outline" onClick={onDismiss}>
            {words.close}
          </Button>
        }
      >
        {words.openInBrowserHelp}
      </Alert>
    );
  }
  return null;
}
