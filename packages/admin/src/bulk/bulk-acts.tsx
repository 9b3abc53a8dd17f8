import { Button } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import type { Bulk } from './use-bulk.ts';

export interface BulkActsProps {
  bulk: Bulk;
  /** Deletes the chosen rows. */
  onRemove?: (() => void) | undefined;
  /** Further acts, before it. */
  children?: ReactNode;
}

/** The buttons for chosen rows, and the way back to the progress of an act that goes on in the background. */
export function BulkActs({ bulk, onRemove, children }: BulkActsProps) {
  const { words } = useAdmin();
  return (
    <>
      {children}
      {onRemove && (
        <Button variant="danger" isPending={bulk.isRunning} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
      {bulk.isRunning && bulk.run?.isOpen === false && (
        <Button variant="ghost" onClick={() => bulk.setOpen(true)}>
          {words.showProgress}
        </Button>
      )}
    </>
  );
}
