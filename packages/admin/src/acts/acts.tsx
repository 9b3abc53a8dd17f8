import { Button, DropdownMenu, IconButton, toast, Tooltip } from '@saiwu/ui';
import { Ellipsis } from 'lucide-react';
import { useAdmin } from '../admin-provider.tsx';
import { offeredOf, type NamedAct, type Offer, type OfferedAct } from './offered.ts';

export interface ActsProps {
  /** The record's acts as the server names them. */
  of: readonly NamedAct[];
  /** The page's offers for these acts; the main one last. */
  offers: readonly (Offer | false)[];
  /** So many are shown as buttons; the others in a menu before them. Default: 3. */
  atMost?: number;
}

/**
 * The acts of a record as buttons. An act that the server refuses now is shown too, and says why when the reader points at it, reaches it
 * with Tab or presses it; an act that the server does not name is absent.
 */
export function Acts({ of, offers, atMost = 3 }: ActsProps) {
  const { words } = useAdmin();
  const items = offeredOf(of, offers);
  const isMainElsewhere = items.some(({ isOpen }) => isOpen);
  const more = items.slice(0, Math.max(0, items.length - atMost));
  return (
    <>
      {more.length > 0 && (
        <DropdownMenu
          trigger={
            <IconButton label={words.moreActs} variant="outline">
              <Ellipsis aria-hidden />
            </IconButton>
          }
          items={more}
        />
      )}
      {items.slice(more.length).map((item, place, shown) => (
        <ActButton key={item.key} item={item} isMain={place === shown.length - 1 && item.isMain !== false && !isMainElsewhere} />
      ))}
    </>
  );
}

function ActButton({ item, isMain }: { item: OfferedAct; isMain: boolean }) {
  const { label, isDisabled = false, isDanger = false, isPending = false, isOpen, reason, onSelect } = item;
  // Not disabled: Tab could not reach it, and its reason would reach no reader.
  const button = (
    <Button
      variant={isDanger ? 'danger' : isMain ? 'solid' : 'outline'}
      isPending={isPending}
      aria-expanded={isOpen}
      aria-disabled={isDisabled || undefined}
      className="aria-disabled:opacity-50"
      onClick={() => {
        if (!isDisabled) onSelect();
        else if (reason !== undefined) toast.info(reason);
      }}
    >
      {label}
    </Button>
  );
  return isDisabled && reason !== undefined ? <Tooltip text={reason}>{button}</Tooltip> : button;
}
