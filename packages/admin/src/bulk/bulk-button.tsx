import { Button, toast, Tooltip } from '@saiwu/ui';
import { useAdmin } from '../admin-provider.tsx';
import type { Bulk } from './use-bulk.ts';

export interface BulkButtonProps {
  bulk: Pick<Bulk, 'isRunning'>;
  label: string;
  /** How many of the chosen rows it applies to; null where that is not known yet. */
  count: number | null;
  /** Why it applies to none of them. */
  none: string;
  onPress: () => void;
}

/** A button for chosen rows that not all of them may need: says how many rows it is for, and why it is for none. */
export function BulkButton({ bulk, label, count, none, onPress }: BulkButtonProps) {
  const { words } = useAdmin();
  const isIdle = count === 0;
  const button = (
    <Button
      variant="outline"
      isPending={bulk.isRunning}
      // reachable, so that it can say why
      aria-disabled={isIdle || undefined}
      className="aria-disabled:opacity-50"
      onClick={() => (isIdle ? toast.info(none) : onPress())}
    >
      {count === null || isIdle ? label : words.actOn(label, count)}
    </Button>
  );
  return isIdle ? <Tooltip text={none}>{button}</Tooltip> : button;
}
