import type { ReactNode } from 'react';
import type { OwnProps } from '../own-props.ts';

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
