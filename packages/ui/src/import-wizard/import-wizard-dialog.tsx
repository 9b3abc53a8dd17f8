import { useState, type ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { ImportWizard, type ImportWizardProps } from './import-wizard.tsx';

export interface ImportWizardDialogProps extends Omit<ImportWizardProps, 'onCancel' | 'onDirtyChange' | 'className'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is imported: 导入用户. */
  title: ReactNode;
}

/** `ImportWizard` in a large dialog. With work in hand, closing asks first; done, it closes itself. */
export function ImportWizardDialog({ isOpen, onOpenChange, title, onDone, ...props }: ImportWizardDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const change = (next: boolean) => {
    setIsDirty(false);
    onOpenChange(next);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={change} title={title} isDirty={isDirty} size="xl" className="max-h-full sm:max-w-[72rem]">
      <ImportWizard
        {...props}
        className="py-1"
        onDirtyChange={setIsDirty}
        onCancel={() => change(false)}
        onDone={(report) => {
          change(false);
          onDone(report);
        }}
      />
    </Dialog>
  );
}
