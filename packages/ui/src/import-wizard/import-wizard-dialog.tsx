import { useState, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { Dialog } from '../dialog/dialog.tsx';
import type { OwnProps } from '../own-props.ts';
import { ImportWizard, type ImportWizardProps } from './import-wizard.tsx';

type WizardProps = Pick<
  ImportWizardProps,
  'fields' | 'templateName' | 'template' | 'forms' | 'maxRows' | 'onPreview' | 'onAsk' | 'onImport' | 'onDone' | 'onDirtyChange'
>;

export interface ImportWizardDialogProps extends WizardProps, OwnProps<'div', 'title'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is imported: 导入用户. */
  title: ReactNode;
}

/** `ImportWizard` in a large dialog. With work in hand, closing asks first; done, it closes itself. */
export function ImportWizardDialog(props: ImportWizardDialogProps) {
  const { isOpen, onOpenChange, title, fields, templateName, template, forms, maxRows, ...others } = props;
  const { onPreview, onAsk, onImport, onDone, onDirtyChange, className, ...rest } = others;
  const [isDirty, setIsDirty] = useState(false);
  const mark = (next: boolean) => {
    setIsDirty(next);
    onDirtyChange?.(next);
  };
  const change = (next: boolean) => {
    mark(false);
    onOpenChange(next);
  };
  return (
    <Dialog
      {...rest}
      isOpen={isOpen}
      onOpenChange={change}
      title={title}
      isDirty={isDirty}
      size="xl"
      className={cn('max-h-full sm:max-w-[72rem]', className)}
    >
      <ImportWizard
        key={forms?.key}
        fields={fields}
        templateName={templateName}
        template={template}
        forms={forms}
        maxRows={maxRows}
        onPreview={onPreview}
        onAsk={onAsk}
        onImport={onImport}
        className="py-1"
        onDirtyChange={mark}
        onCancel={() => change(false)}
        onDone={(report) => {
          change(false);
          onDone(report);
        }}
      />
    </Dialog>
  );
}
