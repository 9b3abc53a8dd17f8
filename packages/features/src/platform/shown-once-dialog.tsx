import { Alert, Button, CopyButton, Dialog } from '@saiwu/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ShownOnceDialogProps {
  title: string;
  description?: string;
  secret: string;
  copyLabel: string;
  onClose: () => void;
  /** What to do with it. */
  children: ReactNode;
}

/** Shows what the server made and does not keep, so that it cannot be shown again. */
export function ShownOnceDialog({ title, description, secret, copyLabel, onClose, children }: ShownOnceDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="sm"
      title={title}
      description={description}
      footer={
        <Button onClick={onClose}>
          <Trans>已经记下</Trans>
        </Button>
      }
    >
      <div className="mb-4 flex items-center justify-between gap-2 rounded-control border border-border bg-bg-subtle px-3 py-2">
        <code className="font-mono text-base break-all select-all">{secret}</code>
        <CopyButton text={secret} label={copyLabel} />
      </div>
      <Alert tone="warning">{children}</Alert>
    </Dialog>
  );
}
