import { piece, useAtRest } from '../piece.ts';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

/** A question that must be answered. Most callers want `confirm()`. Its code comes after the page. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  useAtRest(confirmPanel, props.isOpen);
  return <confirmPanel.Part {...props} />;
}

const confirmPanel = piece(async () => (await import('./confirm-panel.tsx')).ConfirmPanel);
