import type { ReactNode } from 'react';
import { Button } from '../../button/button.tsx';
import { useWords } from '../../words.tsx';
import { useImportWords } from '../use-import-words.ts';

export interface StepFooterProps {
  onCancel?: (() => void) | undefined;
  onBack?: (() => void) | undefined;
  /** The main button. */
  children?: ReactNode;
}

/** The buttons under a step; the main one last. */
export function StepFooter({ onCancel, onBack, children }: StepFooterProps) {
  const { cancel } = useWords();
  const words = useImportWords();
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2">
      {onCancel && (
        <Button variant="ghost" className="mr-auto" onClick={onCancel}>
          {cancel}
        </Button>
      )}
      {onBack && (
        <Button variant="outline" onClick={onBack}>
          {words.back}
        </Button>
      )}
      {children}
    </footer>
  );
}
