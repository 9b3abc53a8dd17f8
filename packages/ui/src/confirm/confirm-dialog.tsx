import type { ReactNode } from 'react';
import type { OwnProps } from '../own-props.ts';
import { piece, useAtRest } from '../piece.ts';

export interface ConfirmDialogProps extends OwnProps<'div', 'title'> {
  isOpen: boolean;
  /** Called once: true for the confirming button, false for cancel and Escape. */
  onAnswer: (isConfirmed: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel?: ReactNode;
  /** Null: there is nothing to choose, only to confirm. */
  cancelLabel?: ReactNode;
  /** Marks an act that destroys something: with a sign, the danger button, and the focus on cancel. */
  isDanger?: boolean;
}

/** A question that must be answered. Most callers want `confirm()`. Its code comes after the page. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  useAtRest(confirmPanel, props.isOpen);
  return <confirmPanel.Part {...props} />;
}

const confirmPanel = piece(async () => (await import('./confirm-panel.tsx')).ConfirmPanel);
